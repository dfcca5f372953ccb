import type { Outline } from './outline.ts';

/** Samples of a pixel, down and across. */
const FINE = 3;

/** Shares of pixels that are covered, 0 to 1, row by row. */
export class Coverage {
  readonly width: number;
  readonly height: number;
  readonly shares: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.shares = new Float32Array(width * height);
  }

  /** Adds the inside of outlines by the rule of non-zero winding (SVG 2, 13.4.2). */
  fill(outlines: Outline[]): void {
    const rows = this.height * FINE;
    const crossings = Array.from({ length: rows }, (): [x: number, turn: number][] => []);
    for (const outline of outlines) {
      outline.forEach((point, at) => cross(point, outline[(at + 1) % outline.length]!, crossings));
    }
    crossings.forEach((found, row) => this.fillRow(found, Math.floor(row / FINE)));
  }

  private fillRow(crossings: [x: number, turn: number][], y: number): void {
    crossings.sort(([a], [b]) => a - b);
    let winding = 0;
    crossings.forEach(([x, turn], at) => {
      winding += turn;
      const next = crossings[at + 1];
      if (winding !== 0 && next !== undefined) this.span(x, next[0], y);
    });
  }

  private span(from: number, to: number, y: number): void {
    const first = Math.max(0, Math.ceil(from - 0.5));
    const last = Math.min(this.width * FINE - 1, Math.ceil(to - 0.5) - 1);
    for (let x = first; x <= last; x += 1) {
      const at = y * this.width + Math.floor(x / FINE);
      this.shares[at] = Math.min(1, this.shares[at]! + 1 / (FINE * FINE));
    }
  }
}

type Point = Outline[number];

/** Where an edge crosses the middles of the sample rows; x in samples. */
function cross([x1, y1]: Point, [x2, y2]: Point, crossings: [number, number][][]): void {
  if (y1 === y2) return;
  const turn = y1 < y2 ? 1 : -1;
  const [top, bottom] = [Math.min(y1, y2) * FINE, Math.max(y1, y2) * FINE];
  const last = Math.min(crossings.length - 1, Math.ceil(bottom - 0.5) - 1);
  for (let row = Math.max(0, Math.ceil(top - 0.5)); row <= last; row += 1) {
    const share = ((row + 0.5) / FINE - y1) / (y2 - y1);
    crossings[row]!.push([(x1 + (x2 - x1) * share) * FINE, turn]);
  }
}
