/** Problems with their remedies, under one light that says whether code may be generated. */
export function ProblemsPanel() {
  return null;
}
