"""The schema as numbered steps of SQL: a file that has been released is never changed, only followed."""
