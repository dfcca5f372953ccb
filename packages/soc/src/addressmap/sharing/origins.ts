import type { BusInterface } from '@netloom/model';
import { neverUsed } from '../../bus/oneWay.ts';
import type { Subject } from '../../check/rule.ts';
import type { Design } from '../../design/block.ts';
import { insideOf } from '../../design/inside.ts';
import type { ResolvedInterface } from '../../design/resolve.ts';
import { placesFor } from '../places.ts';
import { leavesBehind, reachOf } from '../reach.ts';
import type { Reach } from '../reach.ts';

export type CachedRange = NonNullable<BusInterface['cached']>[number];

/** A block that starts transfers, wherever in the documents below it stands. */
export interface Origin {
  /** Path of the instance: `dma0`, `cluster0.dma0`; what comes in at the top level has its interface in place of it. */
  block: string;
  /** Path of the interface. */
  end: string;
  cached: readonly CachedRange[];
  reads: boolean;
  writes: boolean;
}

type Looked = Pick<Subject, 'design' | 'reach'>;

/** Who starts what leaves by a manager; none for a document that only passes on what comes in. `around` it are others. */
export function originsOf(
  { design }: Pick<Subject, 'design'>,
  end: ResolvedInterface,
  around: readonly string[] = [],
): Origin[] {
  const shape = design.blocks.get(end.instance ?? '')?.shape;
  const document = shape?.entry.document;
  if (!document) return [originAt(design, end)];
  if (around.includes(document.vlnv)) return [];
  const { design: inner, wiring } = insideOf(shape);
  const looked = { design: inner, reach: reachOf(inner, wiring.links) };
  return startsOf(looked, end.name)
    .flatMap((start) => originsOf(looked, start, [...around, document.vlnv]))
    .map((each) => ({
      ...each,
      block: `${end.instance}.${each.block}`,
      end: `${end.instance}.${each.end}`,
    }));
}

function originAt({ blocks }: Design, { instance, name, key, bus }: ResolvedInterface): Origin {
  const known = blocks
    .get(instance ?? '')
    ?.shape?.descriptor.busInterfaces.find((each) => each.name === name);
  const signals = new Map(Object.entries(known?.signals ?? {}));
  return {
    block: instance ?? name,
    end: key,
    cached: known?.cached ?? [],
    reads: !neverUsed(bus, 'ARVALID', signals),
    writes: !neverUsed(bus, 'AWVALID', signals),
  };
}

/** Managers in a document that reach what lies outside by an interface of its top level. */
function startsOf({ design, reach }: Looked, name: string): ResolvedInterface[] {
  return reach.entering
    .filter((link) => link.manager.instance !== undefined && leaves(design, reach, link, name))
    .map(({ manager }) => manager);
}

function leaves(design: Design, reach: Reach, link: Reach['entering'][number], name: string): boolean {
  const { document } = design;
  return leavesBehind(design, reach, link)
    .filter((leaf) => leaf.instance === undefined && leaf.name === name)
    .some(({ key }) => !document.addressMap[key] || placesFor(document, key, link.manager.key).length > 0);
}
