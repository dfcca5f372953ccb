/** The address that opens a canvas with one of its blocks selected. */
export function canvasAddress(socCanvasId: number, block: string): string {
  return `/charts/keyboard?${new URLSearchParams({ canvas: String(socCanvasId), block })}`;
}
