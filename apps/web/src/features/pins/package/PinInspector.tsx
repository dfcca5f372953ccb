/** What the chosen pin is, can be, and is set to. */
export function PinInspector() {
  return null;
}
