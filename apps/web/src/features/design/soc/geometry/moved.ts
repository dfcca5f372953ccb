import { movedBy } from '@netloom/soc';
import { middleOf } from './bundles.ts';
import { ownerOf } from './flow.ts';
import { directLine } from './routing/route.ts';
import { pinsOf } from './scene.ts';
import type { PlacedPin, Scene, Wire } from './scene.ts';
import type { Point } from '../../../../view2d/geometry.ts';
import { bundleWire, terminalOf, wireOf } from './wires.ts';

function movedBundle(wire: Wire, pins: ReadonlyMap<string, PlacedPin>): Wire {
  const { links } = wire.bundle!;
  const at = (names: (string | undefined)[]) => names.flatMap((name) => pins.get(name ?? '') ?? []);
  const [from, to] = [at(links.map(({ fromPin }) => fromPin)), at(links.map(({ toPin }) => toPin))];
  const line = directLine(terminalOf(middleOf(from)), terminalOf(middleOf(to)));
  return bundleWire({ key: wire.net, links: [...links], from, to }, line);
}

/** The scene while blocks are being dragged: their wires run straight; the rest stays as it is. */
export function movedScene(
  scene: Scene,
  names: ReadonlySet<string>,
  by: Point,
  notes: ReadonlySet<string> = new Set(),
): Scene {
  const blocks = scene.blocks.map((block) =>
    names.has(block.shape.name) ? { ...block, x: block.x + by.x, y: block.y + by.y } : block,
  );
  const pins = pinsOf(blocks);
  const isMoved = (pin: string | undefined): boolean => names.has(ownerOf(pin) ?? '');
  const nets = new Set<string>();
  const wires = scene.wires.map((wire) => {
    const from = pins.get(wire.link.fromPin ?? '');
    const to = pins.get(wire.link.toPin);
    if (!from || !to || !(isMoved(wire.link.fromPin) || isMoved(wire.link.toPin))) return wire;
    nets.add(wire.net);
    if (wire.bundle) return movedBundle(wire, pins);
    return wireOf(wire.link, wire.net, wire.kind, directLine(terminalOf(from), terminalOf(to)));
  });
  return {
    ...scene,
    blocks,
    byName: new Map(blocks.map((block) => [block.shape.name, block])),
    pins,
    wires,
    labels: scene.labels.filter((label) => !nets.has(label.net)),
    junctions: scene.junctions.filter((junction) => !nets.has(junction.net)),
    notes: scene.notes.map((note) => (notes.has(note.name) ? movedBy(note, by) : note)),
    tags: scene.tags.map((tag) =>
      isMoved(tag.link.toPin) ? { ...tag, x: tag.x + by.x, y: tag.y + by.y } : tag,
    ),
  };
}
