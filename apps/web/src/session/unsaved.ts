let leaving = false;

// First of all listeners: once it is decided to leave, none of them may ask again.
window.addEventListener(
  'beforeunload',
  (event) => {
    if (leaving) event.stopImmediatePropagation();
  },
  { capture: true },
);

/** Whether a screen would ask before the page closes. */
export function hasUnsaved(): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(question);
  return question.defaultPrevented;
}

/** Lets the page go without the browser's question. */
export function leaveAnyway(): void {
  leaving = true;
}
