/** Talking with the playground. All addresses are relative: the page lies below a path that is its key. */

async function body(response) {
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.error || "The playground stumbled. Its terminal says over what.");
  return answer;
}

async function reach(address, options) {
  let response;
  try {
    response = await fetch(address, options);
  } catch {
    throw new Error("The playground does not answer. Is it still running?");
  }
  return body(response);
}

export function post(address, data) {
  return reach(address, {
    method: "POST", body: JSON.stringify(data), headers: { "Content-Type": "application/json" },
  });
}

export const commands = (who, where) => reach(`commands?${new URLSearchParams({ who, where })}`);

const PATIENCE = 2000;

/**
 * Follow what a person sees in a place: the latest messages, so many at `most`. `onScene` gets it anew whenever it changes, `onGone` is called where the
 * person cannot go there, `onState` with true or false as the connection comes and goes. Returns a way to stop.
 */
export function follow(who, where, most, { onScene, onGone, onState }) {
  let stream = null;
  let waiting = 0;
  function open() {
    stream = new EventSource(`live?${new URLSearchParams({ who, where, most })}`);
    stream.onmessage = (event) => { onState(true); onScene(JSON.parse(event.data)); };
    stream.addEventListener("gone", () => { stream.close(); onGone(); });
    stream.onerror = () => {
      onState(false);
      // A browser tries again by itself, but for some failures it gives up for good.
      if (stream.readyState === EventSource.CLOSED) waiting = setTimeout(open, PATIENCE);
    };
  }
  open();
  return () => { clearTimeout(waiting); stream.close(); };
}
