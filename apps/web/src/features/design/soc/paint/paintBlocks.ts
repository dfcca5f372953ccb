import type { PlacedBlock, Scene } from '../geometry/scene.ts';
import { intersects } from '../../../../view2d/geometry.ts';
import { HEAD, HEAD_CHARACTER, PIN_CHARACTER } from '../geometry/units.ts';
import type { Colours } from './colours.ts';
import { clip } from './clip.ts';
import { paintFlag } from './paintFlag.ts';
import { paintPin } from './paintPin.ts';
import { subtitleOf } from './subtitleOf.ts';
import type { Pen } from '../../../../view2d/pen.ts';
import { PIN_TEXT_ZOOM, TITLE_ZOOM } from './view.ts';
import type { View } from './view.ts';

export function paintBlocks(pen: Pen, scene: Scene, colours: Colours, view: View): void {
  for (const block of scene.blocks) {
    if (view.visible && !intersects(block, view.visible)) continue;
    if (block.shape.kind === 'top') paintFlag(pen, block, scene, colours, view);
    else paintInstance(pen, block, scene, colours, view);
  }
}

function paintInstance(pen: Pen, block: PlacedBlock, scene: Scene, colours: Colours, view: View): void {
  const selected = view.selectedBlocks.has(block.shape.name);
  const edge = selected ? colours.selection : block.shape.known ? colours.blockEdge : colours.error;
  const lineWidth = Math.max(selected ? 2 : 1, (selected ? 1.5 : 0.5) / view.zoom);
  if (view.zoom < TITLE_ZOOM) return pen.rect(block, { fill: colours.blockHead, stroke: edge, lineWidth });
  pen.rect(block, { fill: colours.block, stroke: edge, lineWidth, radius: 5 });
  paintHead(pen, block, colours, view);
  if (view.zoom < PIN_TEXT_ZOOM) return;
  for (const pin of block.shape.pins) {
    const compatible = view.compatible?.has(pin.endpoint);
    paintPin(pen, block, pin, colours, { connected: scene.connected.has(pin.endpoint), compatible });
  }
}

function paintHead(pen: Pen, block: PlacedBlock, colours: Colours, view: View): void {
  const { x, y, width, shape } = block;
  const said = view.said.get(shape.name) ?? 0;
  if (view.zoom < PIN_TEXT_ZOOM) paintOnlyTitle(pen, block, colours, view.zoom);
  else {
    pen.rect(
      { x: x + 1, y: y + 1, width: width - 2, height: HEAD - 8 },
      { fill: colours.blockHead, radius: 4 },
    );
    const room = width - 20;
    const title = { fill: colours.title, family: 'sans', weight: 600, align: 'left', size: 13 } as const;
    const { overrides = 0 } = shape;
    const forTitle = room - (said > 0 ? 28 : 0) - (overrides > 0 ? 44 : 0);
    pen.text(clip(shape.title, forTitle, HEAD_CHARACTER), { x: x + 10, y: y + 12 }, title);
    const subtitle = { fill: colours.subtitle, size: 10.5, family: 'sans', align: 'left' } as const;
    pen.text(clip(subtitleOf(shape), room, PIN_CHARACTER * 0.9), { x: x + 10, y: y + 25 }, subtitle);
    if (overrides > 0)
      paintOverrides(pen, { x: x + width - (said > 0 ? 58 : 32), y: y + 11 }, overrides, colours);
  }
  if (said > 0) paintSaid(pen, { x: x + width - 30, y: y + 11 }, said, { colours, zoom: view.zoom });
  const mark = view.marks.get(shape.name);
  if (mark)
    pen.circle({ x: x + width - 11, y: y + 11 }, 4.5 / Math.min(1, view.zoom * 2), { fill: colours[mark] });
}

/** How many things an instance has instead of its document's. */
function paintOverrides(pen: Pen, at: { x: number; y: number }, overrides: number, colours: Colours): void {
  const text = `≠${overrides > 99 ? '99+' : overrides}`;
  const width = 10 + text.length * 6;
  const box = { x: at.x - width / 2, y: at.y - 7, width, height: 14 };
  pen.rect(box, { fill: colours.selectionWash, stroke: colours.selection, radius: 3 });
  pen.text(text, at, { fill: colours.selection, size: 10, weight: 600, family: 'sans', align: 'center' });
}

/** A bubble with the number of messages about a block. */
function paintSaid(
  pen: Pen,
  { x, y }: { x: number; y: number },
  said: number,
  { colours, zoom }: { colours: Colours; zoom: number },
): void {
  const size = 1 / Math.min(1, zoom * 2);
  const [width, height] = [16 * size, 12 * size];
  const fill = colours.selection;
  pen.polygon(
    [
      { x: x - width / 4, y: y + height / 2 - size },
      { x: x + width / 6, y: y + height / 2 - size },
      { x: x - width / 4, y: y + height / 2 + 4 * size },
    ],
    { fill },
  );
  pen.rect({ x: x - width / 2, y: y - height / 2, width, height }, { fill, radius: 3 * size });
  const text = said > 9 ? '9+' : String(said);
  const letters = {
    fill: colours.block,
    size: 9 * size,
    weight: 600,
    family: 'sans',
    align: 'center',
  } as const;
  pen.text(text, { x, y }, letters);
}

/** Too small for pins: the name alone, 13 px on the screen where the block has the room. */
function paintOnlyTitle(pen: Pen, block: PlacedBlock, colours: Colours, zoom: number): void {
  const { x, y, width, height, shape } = block;
  const size = Math.min(13 / zoom, height * 0.4, (width - 16) / (shape.title.length * 0.68));
  const at = { x: x + width / 2, y: y + height / 2 };
  pen.text(shape.title, at, { fill: colours.title, family: 'sans', weight: 600, align: 'center', size });
}
