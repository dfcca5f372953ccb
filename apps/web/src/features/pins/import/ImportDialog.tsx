/** Imports a chip from its maker's pin data. */
export function ImportDialog() {
  return null;
}
