import type { Point, Rect } from '../geometry.ts';

/** Length of the handles that make of a Bézier curve a quarter of a circle, as a part of its radius. */
const HANDLE = 0.5523;

/** A number as content streams take them: without an exponent. */
export function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

const at = (...values: number[]) => values.map(number).join(' ');

/** Lines from point to point. */
export function path(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${at(x, y)} ${index === 0 ? 'm' : 'l'}`).join(' ');
}

export function arcs({ x, y }: Point, radius: number): string {
  return roundRect({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, radius);
}

export function roundRect({ x, y, width, height }: Rect, wanted: number): string {
  const radius = Math.min(wanted, width / 2, height / 2);
  if (radius <= 0) return `${at(x, y, width, height)} re`;
  const [right, bottom, inset] = [x + width, y + height, radius * (1 - HANDLE)];
  return [
    `${at(x + radius, y)} m ${at(right - radius, y)} l`,
    `${at(right - inset, y, right, y + inset, right, y + radius)} c ${at(right, bottom - radius)} l`,
    `${at(right, bottom - inset, right - inset, bottom, right - radius, bottom)} c ${at(x + radius, bottom)} l`,
    `${at(x + inset, bottom, x, bottom - inset, x, bottom - radius)} c ${at(x, y + radius)} l`,
    `${at(x, y + inset, x + inset, y, x + radius, y)} c h`,
  ].join(' ');
}
