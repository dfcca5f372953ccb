export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The worst ratio of sides in a row of areas along `side`. */
function worstRatio(row: readonly number[], side: number): number {
  const sum = row.reduce((total, value) => total + value, 0);
  const thickness = sum / side;
  return Math.max(...row.map((value) => Math.max(thickness ** 2 / value, value / thickness ** 2)));
}

/** Lays a row along the shorter side of what is left; gives what is left after it. */
function layRow(row: readonly number[], free: Rectangle, into: Rectangle[]): Rectangle {
  const sum = row.reduce((total, value) => total + value, 0);
  const upright = free.width >= free.height;
  const side = upright ? free.height : free.width;
  const thickness = sum / side;
  let at = upright ? free.y : free.x;
  for (const value of row) {
    const length = value / thickness;
    into.push(
      upright
        ? { x: free.x, y: at, width: thickness, height: length }
        : { x: at, y: free.y, width: length, height: thickness },
    );
    at += length;
  }
  return upright
    ? { ...free, x: free.x + thickness, width: free.width - thickness }
    : { ...free, y: free.y + thickness, height: free.height - thickness };
}

/**
 * Divides a rectangle in proportion to positive values, largest first, into parts as near to squares as a greedy
 * choice finds (Bruls, Huizing, van Wijk: Squarified Treemaps, 2000).
 */
export function squarify(values: readonly number[], whole: Rectangle): Rectangle[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum === 0 || whole.width <= 0 || whole.height <= 0)
    return values.map(() => ({ ...whole, width: 0, height: 0 }));
  const scale = (whole.width * whole.height) / sum;
  const parts: Rectangle[] = [];
  let free = whole;
  let row: number[] = [];
  for (const value of values.map((each) => each * scale)) {
    const side = Math.min(free.width, free.height);
    if (row.length > 0 && worstRatio([...row, value], side) > worstRatio(row, side)) {
      free = layRow(row, free, parts);
      row = [];
    }
    row.push(value);
  }
  layRow(row, free, parts);
  return parts;
}
