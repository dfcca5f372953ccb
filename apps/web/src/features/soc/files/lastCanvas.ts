const KEY = 'netloom.soc.lastCanvas.';

/** The canvas that this browser opened last in a department. */
export function rememberCanvas(deptId: number, socCanvasId: number): void {
  localStorage.setItem(KEY + deptId, String(socCanvasId));
}

export function lastCanvas(deptId: number): number | undefined {
  const id = Number(localStorage.getItem(KEY + deptId));
  return id > 0 ? id : undefined;
}
