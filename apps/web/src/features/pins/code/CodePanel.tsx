/** The generated sources as they would be written now. */
export function CodePanel() {
  return null;
}
