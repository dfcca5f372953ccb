import type { IpDescriptor } from '@netloom/model';
import type { Design } from '../design/block.ts';
import { shapeOf } from '../design/shape.ts';
import type { GeneratedInterface } from '../generators/blockGenerator.ts';
import type { Library } from '../library/library.ts';

/** A way of transfers through a block that the library can generate, under the block's own defaults. */
export interface Way {
  descriptor: IpDescriptor;
  upstream: GeneratedInterface;
  downstream: GeneratedInterface;
  /** It keeps the address map for what is behind it. */
  decodes: boolean;
}

const known = new WeakMap<Library, Way[]>();

/** All ways through generated blocks, in the order of the library: what a new generator brings is among them. */
export function waysOf({ library, values }: Pick<Design, 'library' | 'values'>): readonly Way[] {
  let ways = known.get(library);
  if (!ways) known.set(library, (ways = library.names.flatMap((vlnv) => waysThrough(library, vlnv, values))));
  return ways;
}

function waysThrough(library: Library, vlnv: string, values: Design['values']): Way[] {
  const shape = library.find(vlnv)?.descriptor.generator && shapeOf(library, vlnv, {}, values);
  const ports = shape ? shape.generated?.ports : undefined;
  if (!shape || !ports) return [];
  const named = (name: string) => ports.interfaces.find((each) => each.name === name)!;
  return (ports.passages ?? []).flatMap(({ upstream, downstream, decodes }) =>
    downstream.map((name) => ({
      ...{ descriptor: shape.descriptor, decodes },
      ...{ upstream: named(upstream), downstream: named(name) },
    })),
  );
}

/** Interconnect that takes any number of managers and subordinates of one protocol. */
export function isCrossbar({ upstream, downstream, decodes }: Way): boolean {
  const isOpen = upstream.multiple === true && downstream.multiple === true;
  return decodes && isOpen && upstream.bus === downstream.bus;
}
