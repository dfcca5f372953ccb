import type { Wire } from '../geometry/scene.ts';
import type { Colours } from './colours.ts';
import { WIRE_WIDTH } from './colours.ts';
import type { Pen } from '../../../../view2d/pen.ts';
import type { View } from './view.ts';

/** The one line of each bundle, as thick as a bus, and the lines that gather its pins. */
export function paintBundles(pen: Pen, wires: readonly Wire[], colours: Colours, view: View): void {
  const bundled = wires.filter(({ bundle }) => bundle !== undefined);
  if (bundled.length === 0) return;
  const stroke = colours.net.bits;
  const combs = bundled.flatMap(({ bundle }) => bundle!.combs);
  pen.lines(combs, { stroke, width: Math.max(WIRE_WIDTH.bit, 0.6 / view.zoom) });
  const lines = bundled.map(({ points }) => points);
  pen.lines(lines, { stroke, width: Math.max(WIRE_WIDTH.bus + 1, 0.8 / view.zoom) });
}
