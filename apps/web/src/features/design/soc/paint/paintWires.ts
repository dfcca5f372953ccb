import { linksIn } from '../geometry/scene.ts';
import type { Scene, Wire } from '../geometry/scene.ts';
import type { PinKind } from '../geometry/shape.ts';
import { intersects } from '../../../../view2d/geometry.ts';
import { heatStep } from '../load/heat.ts';
import { WIRE_WIDTH } from './colours.ts';
import type { Colours } from './colours.ts';
import { paintBundles } from './paintBundles.ts';
import type { Pen } from '../../../../view2d/pen.ts';
import type { View } from './view.ts';

const ORDER: PinKind[] = ['reset', 'clock', 'interrupt', 'bit', 'bits', 'bus'];

/** All wires of a kind in one stroke, thin below thick; the hovered or lit net and the selected wires last. */
export function paintWires(pen: Pen, scene: Scene, colours: Colours, view: View): void {
  const seen = scene.wires.filter((wire) => !view.visible || intersectsLine(wire, view));
  for (const kind of ORDER) {
    const ofKind = seen.filter((wire) => wire.kind === kind && !wire.bundle);
    if (ofKind.length > 0)
      pen.lines(
        ofKind.map((wire) => wire.points),
        { stroke: colours.net[kind], width: lineWidth(kind, view) },
      );
  }
  paintBundles(pen, seen, colours, view);
  paintLoads(pen, seen, colours, view);
  paintEmphasised(pen, seen, colours, view);
  if (view.zoom >= 0.3) paintJunctions(pen, scene, colours, view);
}

/** Thick enough to be seen at any zoom, and never thicker than at 100 %. */
function lineWidth(kind: PinKind, view: View): number {
  return Math.max(WIRE_WIDTH[kind], 0.6 / view.zoom);
}

function intersectsLine(wire: Wire, view: View): boolean {
  const { x, y, width, height } = wire.bounds;
  return intersects({ x: x - 4, y: y - 4, width: width + 8, height: height + 8 }, view.visible!);
}

function paintLoads(pen: Pen, wires: Wire[], colours: Colours, view: View): void {
  for (const wire of wires) {
    const load = view.loads.get(wire.link.id);
    if (load === undefined) continue;
    const width = lineWidth(wire.kind, view) + 2;
    pen.lines([wire.points], { stroke: colours.heat[heatStep(load)]!, width });
  }
}

function paintEmphasised(pen: Pen, wires: Wire[], colours: Colours, view: View): void {
  for (const wire of wires) {
    const links = linksIn(wire);
    const selected = links.some(({ id }) => view.selectedLinks.has(id));
    const lit = links.some(({ id }) => view.litLinks.has(id));
    if (!selected && !lit && wire.net !== view.hoveredNet) continue;
    const width = lineWidth(wire.bundle ? 'bus' : wire.kind, view);
    const halo = selected ? colours.selectionWash : `${colours.net[wire.kind]}${lit ? '80' : '40'}`;
    pen.lines([wire.points], { stroke: halo, width: width + 8 / Math.max(view.zoom, 0.5) });
    pen.lines([wire.points], {
      stroke: selected ? colours.selection : colours.net[wire.kind],
      width: width + 0.6,
    });
  }
}

function paintJunctions(pen: Pen, scene: Scene, colours: Colours, view: View): void {
  for (const junction of scene.junctions) {
    if (view.visible && !intersects({ ...junction, width: 1, height: 1 }, view.visible)) continue;
    pen.circle(junction, WIRE_WIDTH[junction.kind] / 2 + 2, { fill: colours.net[junction.kind] });
  }
}
