import type { Viewport } from '../../../../view2d/viewport.ts';

const KEY = 'netloom.soc.view';
const MOST = 50;

/** Viewports by canvas, in this browser; the canvases used last are kept. */
export function keepViewport(socCanvasId: number, viewport: Viewport): void {
  const others = readAll().filter(([id]) => id !== socCanvasId);
  localStorage.setItem(KEY, JSON.stringify([[socCanvasId, viewport], ...others].slice(0, MOST)));
}

export function keptViewport(socCanvasId: number): Viewport | undefined {
  const found = readAll().find(([id]) => id === socCanvasId)?.[1];
  return found && [found.x, found.y, found.scale].every(Number.isFinite) ? found : undefined;
}

function readAll(): [number, Viewport][] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? (value as [number, Viewport][]) : [];
  } catch {
    return [];
  }
}
