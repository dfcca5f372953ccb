import type { AreaNode, Measure } from './areaTree.ts';
import { squarify } from './squarify.ts';
import type { Rectangle } from './squarify.ts';

/** A part of the map: an instance, or the cells of the instance itself that are in no other. */
export interface Tile extends Rectangle {
  key: string;
  node: AreaNode;
  isOwn: boolean;
  value: number;
  inner: Tile[];
}

/** Room of a tile's name, above what is inside. */
const HEADER = 20;
const GAP = 2;
/** Sides below which nothing is drawn inside a tile. */
const INNER_WIDTH = 60;
const INNER_HEIGHT = 50;

function inset({ x, y, width, height }: Rectangle): Rectangle {
  return { x: x + GAP, y: y + HEADER, width: width - 2 * GAP, height: height - HEADER - GAP };
}

/** The parts of an instance in a rectangle; `depth` levels of instances are drawn inside one another. */
export function treemapTiles(
  node: AreaNode,
  measure: Measure,
  whole: Rectangle,
  depth: number,
  path = '',
): Tile[] {
  const parts = [
    ...node.children.map((child) => ({ node: child, isOwn: false, value: child.total[measure] })),
    { node, isOwn: true, value: node.own[measure] },
  ];
  const shown = parts.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  const rectangles = squarify(
    shown.map(({ value }) => value),
    whole,
  );
  return shown.map((part, index) => {
    const rectangle = rectangles[index]!;
    const key = `${path}/${part.isOwn ? '' : part.node.name}`;
    const room = rectangle.width > INNER_WIDTH && rectangle.height > INNER_HEIGHT;
    const goesOn = !part.isOwn && depth > 1 && room && part.node.children.length > 0;
    const inner = goesOn ? treemapTiles(part.node, measure, inset(rectangle), depth - 1, key) : [];
    return { ...part, ...rectangle, key, inner };
  });
}
