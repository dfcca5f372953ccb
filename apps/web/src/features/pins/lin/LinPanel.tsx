/** AUTOSAR LIN channels, their files and ARXML. */
export function LinPanel() {
  return null;
}
