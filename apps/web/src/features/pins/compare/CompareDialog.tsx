/** Compares the open configuration with another one. */
export function CompareDialog() {
  return null;
}
