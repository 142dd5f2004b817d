/** What this browser remembers of its owner. Where it may remember nothing, each visit is the first. */

const PREFIX = "playground.";

export function recall(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A browser that is told to keep nothing works all the same.
  }
}
