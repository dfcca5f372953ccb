const kinds: (() => boolean)[] = [];

/** The browser asks before the page goes away while any of the kinds has unsaved edits. */
export function guard(hasUnsaved: () => boolean): void {
  if (kinds.length === 0) window.addEventListener('beforeunload', ask);
  kinds.push(hasUnsaved);
}

function ask(event: BeforeUnloadEvent): void {
  if (kinds.some((hasUnsaved) => hasUnsaved())) event.preventDefault();
}
