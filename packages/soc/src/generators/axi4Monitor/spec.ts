import { linksInto, linksOutOf } from '../../design/linksAt.ts';
import { routesOf } from '../../interconnect/routes.ts';
import { throughSpec } from '../axi4Through.ts';
import type { ThroughSpec } from '../axi4Through.ts';
import type { GeneratedBlock } from '../blockGenerator.ts';
import type { Options } from './options.ts';

/** Addresses that lead to a subordinate, as they pass the monitor. */
export interface MonitoredRegion {
  /** Endpoint of the subordinate, e.g. `uart0.s_apb`. */
  endpoint: string;
  first: bigint;
  last: bigint;
}

export interface MonitorSpec extends ThroughSpec<Options> {
  instance: string;
  document: string;
  /** Endpoint of the manager whose transactions these are; a crossbar's where several are behind it. */
  manager: string;
  regions: MonitoredRegion[];
}

export function spec(block: GeneratedBlock<Options>): MonitorSpec {
  const { instance, design, wiring, reach } = block;
  const [into] = linksInto(wiring.links, instance).filter(({ subordinate }) => subordinate.name === 's');
  const [out] = linksOutOf(wiring.links, instance).filter(({ manager }) => manager.name === 'm');
  const routes = into && out ? routesOf(design, reach, [into], [out]) : [];
  return {
    ...throughSpec(block),
    instance,
    document: design.document.name,
    manager: (into && reach.whole.get(into)?.manager.key) ?? '-',
    regions: routes.map(({ place: { endpoint, base, size } }) => ({
      ...{ endpoint, first: base, last: base + size - 1n },
    })),
  };
}
