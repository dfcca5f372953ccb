import type { Scene } from '../geometry/scene.ts';
import type { Colours } from '../paint/colours.ts';
import type { Pen } from '../../../../view2d/pen.ts';
import type { Rect } from '../../../../view2d/geometry.ts';
import { WIRE_WIDTH } from '../paint/colours.ts';
import type { Proposal } from './proposal.ts';

const MARGIN = 6;

/** Marks what a proposal adds: blocks by a broken frame, connections by a light behind broken lines. */
export function paintProposal(
  pen: Pen,
  proposal: Proposal,
  shown: Scene,
  colours: Colours,
  zoom: number,
): void {
  const known = new Set(shown.links.map(({ id }) => id));
  const { blocks, wires, tags } = proposal.scene;
  for (const { link, points, kind } of wires) {
    if (known.has(link.id)) continue;
    const width = Math.max(WIRE_WIDTH[kind], 0.6 / zoom);
    pen.lines([points], { stroke: `${colours.compatible}38`, width: width + 9 / Math.max(zoom, 0.5) });
    pen.lines([points], { stroke: colours.compatible, width: width + 0.6, dash: [8, 5] });
  }
  for (const tag of tags) {
    if (!known.has(tag.link.id)) frame(pen, tag, colours, zoom, 2);
  }
  for (const block of blocks) {
    const isNew = !shown.byName.has(block.shape.name);
    if (isNew || proposal.names.includes(block.shape.name)) frame(pen, block, colours, zoom, MARGIN);
  }
}

function frame(pen: Pen, rect: Rect, colours: Colours, zoom: number, margin: number): void {
  const { x, y, width, height } = rect;
  const left = x - margin;
  const right = x + width + margin;
  const top = y - margin;
  const bottom = y + height + margin;
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: left, y: top },
  ];
  pen.lines([corners], { stroke: colours.compatible, width: Math.max(1.5, 1.5 / zoom), dash: [6, 4] });
}
