/** In pixels of the picture. */
export interface Point {
  x: number;
  y: number;
}

export const TOOLS = ['arrow', 'box', 'pen', 'text', 'hide'] as const;
export type Tool = (typeof TOOLS)[number];

/** Seen on light and on dark pictures. */
export const COLOURS = ['#e5484d', '#f5a623', '#30a46c', '#3b82f6'] as const;
export type Colour = (typeof COLOURS)[number];

export type Mark =
  | { tool: 'pen'; colour: Colour; points: readonly Point[] }
  | { tool: 'arrow' | 'box' | 'hide'; colour: Colour; from: Point; to: Point }
  | { tool: 'text'; colour: Colour; from: Point; text: string };

/** What is painted, in its order, and what was taken back last. */
export interface Painting {
  marks: readonly Mark[];
  undone: readonly Mark[];
}

export const BLANK: Painting = { marks: [], undone: [] };

/** A mark as it begins at a point. */
export function begin(tool: Exclude<Tool, 'text'>, colour: Colour, at: Point): Mark {
  return tool === 'pen' ? { tool, colour, points: [at] } : { tool, colour, from: at, to: at };
}

/** The mark drawn on to a point. */
export function stretch(mark: Mark, to: Point): Mark {
  if (mark.tool === 'text') return mark;
  return mark.tool === 'pen' ? { ...mark, points: [...mark.points, to] } : { ...mark, to };
}

/** Pixels below which a mark was a slip of the hand. */
const LEAST = 3;

function isSlip(mark: Mark): boolean {
  if (mark.tool === 'text') return mark.text.trim() === '';
  if (mark.tool === 'pen') return mark.points.length < 2;
  const { from, to } = mark;
  return Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) < LEAST;
}

export function withMark(painting: Painting, mark: Mark): Painting {
  return isSlip(mark) ? painting : { marks: [...painting.marks, mark], undone: [] };
}

export function undo({ marks, undone }: Painting): Painting {
  const last = marks.at(-1);
  return last === undefined ? { marks, undone } : { marks: marks.slice(0, -1), undone: [...undone, last] };
}

export function redo({ marks, undone }: Painting): Painting {
  const last = undone.at(-1);
  return last === undefined ? { marks, undone } : { marks: [...marks, last], undone: undone.slice(0, -1) };
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whole pixels between two corners, within a picture. */
export function areaOf(from: Point, to: Point, { width, height }: { width: number; height: number }): Area {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const x = within(Math.floor(Math.min(from.x, to.x)), width);
  const y = within(Math.floor(Math.min(from.y, to.y)), height);
  return {
    x,
    y,
    width: within(Math.ceil(Math.max(from.x, to.x)), width) - x,
    height: within(Math.ceil(Math.max(from.y, to.y)), height) - y,
  };
}
