import type { ChangeClass } from '@netloom/soc';
import type { PlacedBlock, Scene } from '../geometry/scene.ts';
import { intersects } from '../../../../view2d/geometry.ts';
import type { Rect } from '../../../../view2d/geometry.ts';
import { WIRE_WIDTH } from '../paint/colours.ts';
import type { Colours } from '../paint/colours.ts';
import type { Pen } from '../../../../view2d/pen.ts';
import { GLYPHS, colourOf } from './glyphs.ts';
import type { ComparedPictures, LinkMark } from './picture.ts';

const DASH = [7, 5];

interface Look {
  colours: Colours;
  /** Pixels a unit. */
  zoom: number;
  visible: Rect;
  /** Classes that are shown. */
  shown: ReadonlySet<ChangeClass>;
  /** The block that a row of the table is about. */
  pointed: ReadonlySet<string>;
}

/** Marks what changed on the picture of one version or of both: wires by their stroke, blocks by frame and signs. */
export function paintChanges(
  pen: Pen,
  scene: Scene,
  { blocks, links }: Pick<ComparedPictures, 'blocks' | 'links'>,
  look: Look,
): void {
  if (look.shown.has('rewired')) {
    for (const wire of scene.wires) {
      const mark = links.get(wire.link.id);
      if (mark && intersects(wire.bounds, grown(look.visible))) paintWire(pen, wire, mark, look);
    }
    for (const tag of scene.tags) {
      const mark = links.get(tag.link.id);
      if (mark)
        pen.rect(tag, { stroke: colourOfMark(mark, look.colours), lineWidth: Math.max(1.5, 1 / look.zoom) });
    }
  }
  for (const block of scene.blocks) {
    if (!intersects(block, look.visible)) continue;
    const classes = (blocks.get(block.shape.name) ?? []).filter((each) => look.shown.has(each));
    if (classes.length > 0) paintBlock(pen, block, classes, look);
    if (look.pointed.has(block.shape.name)) frame(pen, block, look.colours.selection, 9, [], look.zoom);
  }
}

function colourOfMark(mark: LinkMark, colours: Colours): string {
  return colourOf(mark === 'changed' ? 'rewired' : mark, colours);
}

function paintWire(
  pen: Pen,
  { points, kind }: Scene['wires'][number],
  mark: LinkMark,
  { colours, zoom }: Look,
): void {
  const stroke = colourOfMark(mark, colours);
  const width = Math.max(WIRE_WIDTH[kind], 0.8 / zoom);
  pen.lines([points], { stroke: `${stroke}30`, width: width + 8 / Math.max(zoom, 0.5) });
  // Removed ones are broken.
  const dash = mark === 'removed' ? DASH : [];
  pen.lines([points], { stroke: dash.length > 0 ? colours.ground : stroke, width: width + 1 });
  if (dash.length > 0) pen.lines([points], { stroke, width: width + 1, dash });
}

function paintBlock(
  pen: Pen,
  block: PlacedBlock,
  classes: readonly ChangeClass[],
  { colours, zoom }: Look,
): void {
  const [first] = classes as [ChangeClass];
  const colour = colourOf(first, colours);
  pen.rect(block, { fill: `${colour}1c` });
  frame(pen, block, colour, 3, first === 'removed' ? DASH : [], zoom);
  signPlaces(block, classes.length, zoom).forEach((at, index) => {
    const each = classes[index]!;
    const size = at.width;
    pen.rect(at, { fill: colourOf(each, colours), radius: size / 5 });
    const middle = { x: at.x + size / 2, y: at.y + size / 2 };
    const lettering = { family: 'sans', weight: 700, align: 'center', size: size * 0.72 } as const;
    pen.text(GLYPHS[each], middle, { fill: colours.block, ...lettering });
  });
}

/** Units between two signs. */
const GAP = 2;
/** A sign that is larger would reach the block above, so it stands in its own. */
const LARGEST_ABOVE = 30;

/** Where the signs of a block stand: as large as can be read, no wider together than the block, and on no other one. */
export function signPlaces(block: Rect, count: number, zoom: number): Rect[] {
  const wanted = Math.max(15, 11 / zoom);
  const size = Math.min(wanted, (block.width + GAP) / count - GAP, block.height);
  const isAbove = size <= LARGEST_ABOVE;
  return Array.from({ length: count }, (_, index) => ({
    x: block.x - (isAbove ? 3 : 0) + index * (size + GAP),
    y: isAbove ? block.y - 3 - size : block.y,
    width: size,
    height: size,
  }));
}

function frame(pen: Pen, rect: Rect, stroke: string, margin: number, dash: number[], zoom: number): void {
  const [left, top] = [rect.x - margin, rect.y - margin];
  const [right, bottom] = [rect.x + rect.width + margin, rect.y + rect.height + margin];
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: left, y: top },
  ];
  pen.lines([corners], { stroke, width: Math.max(2, 1.5 / zoom), dash });
}

function grown({ x, y, width, height }: Rect): Rect {
  return { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
}
