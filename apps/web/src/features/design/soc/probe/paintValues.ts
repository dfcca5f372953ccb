import type { NameValue } from '../../../files/editor/index.ts';
import type { Scene, Wire } from '../geometry/scene.ts';
import type { Rect } from '../../../../view2d/geometry.ts';
import { intersects } from '../../../../view2d/geometry.ts';
import { PIN_CHARACTER } from '../geometry/units.ts';
import type { Colours } from '../paint/colours.ts';
import type { Pen } from '../../../../view2d/pen.ts';
import type { View } from '../paint/view.ts';
import { PIN_TEXT_ZOOM } from '../paint/view.ts';

const HEIGHT = 14;
/** Between the sink's pin and the value. */
const GAP = 10;

/** Where a value stands: on the wire, beside the pin that it goes to. */
function boxOf({ points }: Wire, text: string): Rect {
  const width = Math.ceil(text.length * PIN_CHARACTER + 8);
  const end = points.at(-1)!;
  const way = Math.sign((points.at(-2)?.x ?? end.x) - end.x) || -1;
  const x = way < 0 ? end.x - GAP - width : end.x + GAP;
  return { x, y: end.y - HEIGHT / 2, width, height: HEIGHT };
}

const colourOf = ({ tone }: NameValue, colours: Colours) =>
  tone === 'unknown' ? colours.error : tone === 'floating' ? colours.warning : colours.title;

/** Values at the cursor of the waves, on the wires. */
export function paintValues(pen: Pen, scene: Scene, colours: Colours, view: View): void {
  if (view.zoom < PIN_TEXT_ZOOM || view.values.size === 0) return;
  for (const wire of scene.wires) {
    const value = view.values.get(wire.link.id);
    const box = value && boxOf(wire, value.text);
    if (!box || (view.visible && !intersects(box, view.visible))) continue;
    const colour = colourOf(value, colours);
    pen.rect(box, { fill: colours.block, stroke: colours.net[wire.kind], lineWidth: 1, radius: 3 });
    const at = { x: box.x + box.width / 2, y: box.y + HEIGHT / 2 + 0.5 };
    pen.text(value.text, at, { fill: colour, size: 10.5, family: 'mono', align: 'center' });
  }
}
