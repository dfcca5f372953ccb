/**
 * What a form begins with: what is there of the selected design, never of another one; the first where the project has no
 * design (null), nothing while the design is not known (undefined).
 */
export function firstOf<T, D>(
  rows: readonly T[],
  design: D | null | undefined,
  isOf: (row: T, design: D) => boolean,
): T | undefined {
  if (design === undefined) return undefined;
  return design === null ? rows[0] : rows.find((row) => isOf(row, design));
}
