/** The clock tree with its frequencies and limits. */
export function ClockTree() {
  return null;
}
