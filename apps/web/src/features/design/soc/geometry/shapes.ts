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
  const instances = [...design.blocks.values()].map(({ name, instance, shape }) => {
    if (!shape) return unknownShape(name, instance.ip, usedPins(name, links));
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

function usedPins(name: string, links: Link[]): Map<string, Side> {
  const used = new Map<string, Side>();
  for (const link of links) {
    if (link.fromPin?.startsWith(name + '.')) used.set(link.fromPin, 'right');
    if (link.toPin.startsWith(name + '.')) used.set(link.toPin, 'left');
  }
  return used;
}
