import type { PlacedBlock, Scene } from '../geometry/scene.ts';
import { PIN_CHARACTER } from '../geometry/units.ts';
import type { Point } from '../../../../view2d/geometry.ts';
import type { Colours } from './colours.ts';
import { paintGlyph } from './paintPin.ts';
import type { Pen } from '../../../../view2d/pen.ts';
import { PIN_TEXT_ZOOM, TITLE_ZOOM } from './view.ts';
import type { View } from './view.ts';

/** A flag of the top level: it points the way that the signal goes. */
export function paintFlag(pen: Pen, block: PlacedBlock, scene: Scene, colours: Colours, view: View): void {
  const pin = block.shape.pins[0]!;
  const selected = view.selectedBlocks.has(block.shape.name);
  const stroke = selected ? colours.selection : colours.net[pin.kind];
  const lineWidth = Math.max(selected ? 2 : 1, 0.6 / view.zoom);
  const mark = view.marks.get(block.shape.name);
  pen.polygon(outline(block, pin.drives, pin.sinks), {
    fill: colours.block,
    stroke: mark ? colours[mark] : stroke,
    lineWidth,
  });
  if (view.zoom < PIN_TEXT_ZOOM) return paintOnlyName(pen, block, colours, view.zoom);
  const y = block.y + block.height / 2;
  const mono = { size: 11, family: 'mono', align: 'left' } as const;
  let x = block.x + (pin.side === 'left' ? 16 : 9);
  pen.text(pin.name, { x, y }, { ...mono, fill: colours.pinName });
  x += pin.name.length * PIN_CHARACTER;
  if (pin.range) pen.text(pin.range, { x, y }, { ...mono, fill: colours.range });
  if (block.shape.subtitle)
    pen.text(block.shape.subtitle, { x: x + 7, y }, { ...mono, size: 10, fill: colours.subtitle });
  const state = {
    connected: scene.connected.has(pin.endpoint),
    compatible: view.compatible?.has(pin.endpoint),
  };
  paintGlyph(
    pen,
    { x: block.x + pin.dx, y },
    { ...pin, activeLow: false, kind: pin.kind === 'clock' ? 'bit' : pin.kind },
    colours,
    state,
  );
}

/** Too small for range and frequency: the name alone, 10 px on the screen where the flag has the room. */
function paintOnlyName(pen: Pen, block: PlacedBlock, colours: Colours, zoom: number): void {
  if (zoom < TITLE_ZOOM) return;
  const { x, y, width, height, shape } = block;
  const size = Math.min(10 / zoom, height - 2, (width - 20) / (shape.title.length * 0.62));
  const at = { x: x + width / 2, y: y + height / 2 };
  pen.text(shape.title, at, { fill: colours.pinName, family: 'sans', align: 'center', size });
}

function outline({ x, y, width, height }: PlacedBlock, drives: boolean, sinks: boolean): Point[] {
  const right = x + width;
  const middle = y + height / 2;
  const nose = height / 2;
  const outputNose = { x: right, y: middle };
  const inputNotch = { x: x + nose / 2, y: middle };
  if (drives && sinks)
    return [
      { x: x + nose, y },
      { x: right - nose, y },
      outputNose,
      { x: right - nose, y: y + height },
      { x: x + nose, y: y + height },
      { x, y: middle },
    ];
  const body = [
    { x, y },
    { x: right - nose, y },
    outputNose,
    { x: right - nose, y: y + height },
    { x, y: y + height },
  ];
  return drives ? body : [...body, { ...inputNotch, x }];
}
