import type { SocInstance, SocLayout } from '@netloom/model';
import type { Design, Shape } from '@netloom/soc';
import { instanceShape, unknownShape } from './instanceShape.ts';
import type { Link } from './links.ts';
import type { BlockShape, Side } from './shape.ts';
import { topShapes } from './topShape.ts';

interface Kept {
  name: string;
  ip: Shape;
  flipped: boolean;
  shape: BlockShape;
}

/** Shapes by instance object: an edit replaces only the objects it changes, so the rest is not computed again. */
const kept = new WeakMap<SocInstance, Kept>();

export function shapesOf(design: Design, layout: SocLayout, links: Link[]): BlockShape[] {
  let used: Map<string, Map<string, Side>> | undefined;
  const instances = [...design.blocks.values()].map(({ name, instance, shape }) => {
    used ??= shape ? undefined : usedPins(links);
    if (!shape) return unknownShape(name, instance.ip, used?.get(name) ?? new Map());
    return knownShape(name, instance, shape, layout.blocks[name]?.flipped ?? false);
  });
  const byName = (a: BlockShape, b: BlockShape): number => (a.name < b.name ? -1 : 1);
  return [...instances.sort(byName), ...topShapes(design).sort(byName)];
}

function knownShape(name: string, instance: SocInstance, ip: Shape, flipped: boolean): BlockShape {
  const old = kept.get(instance);
  if (old && old.name === name && old.ip === ip && old.flipped === flipped) return old.shape;
  const overrides = Object.keys(instance.patch ?? {}).length;
  const drawn = instanceShape(name, ip, flipped);
  const shape = overrides === 0 ? drawn : { ...drawn, overrides };
  kept.set(instance, { name, ip, flipped, shape });
  return shape;
}

/** The pins that wires meet, by block: all that is known of one that the library does not have. */
function usedPins(links: Link[]): Map<string, Map<string, Side>> {
  const used = new Map<string, Map<string, Side>>();
  const meet = (pin: string, side: Side): void => {
    const name = pin.slice(0, Math.max(0, pin.indexOf('.')));
    const pins = used.get(name);
    if (pins) pins.set(pin, side);
    else used.set(name, new Map([[pin, side]]));
  };
  for (const { fromPin, toPin } of links) {
    if (fromPin !== undefined) meet(fromPin, 'right');
    meet(toPin, 'left');
  }
  return used;
}
