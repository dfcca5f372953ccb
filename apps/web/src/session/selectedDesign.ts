/**
 * The design that the selector in the bar shows: the one that was chosen, and the first while that is none of them; null
 * where there is none at all, undefined while they are not known.
 */
export function selectedDesign<D extends { socCanvasId: number }>(
  designs: readonly D[] | undefined,
  designId: number | undefined,
): D | null | undefined {
  if (designs === undefined) return undefined;
  return designs.find(({ socCanvasId }) => socCanvasId === designId) ?? designs[0] ?? null;
}
