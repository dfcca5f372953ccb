import type { Bus } from '@netloom/memory';
import type { SoftwareBlock } from '@netloom/soc/addressmap';
import type { SocMap } from '../../registers/index.ts';

/** A memory that a SoC has. */
export interface SocRow {
  soc: string;
  /** Path of the instance in the SoC, and of the interface that software sees it at. */
  instance: string;
  endpoint: string | undefined;
  vlnv: string;
  base: bigint | undefined;
  bytes: bigint | undefined;
  /** Bits of its bus. */
  width: number | undefined;
  bus: Bus;
  /** The wrapper that it is made by, if any. */
  wrapper: string | undefined;
}

const WRAPPER = /^netloom:memory:(\w+):/;
const BUSES: Readonly<Record<string, Bus>> = { axi4: 'axi4', 'axi4-lite': 'axi4lite', apb: 'apb' };

/** Memories of SoCs: what their canvases have of the category, and wrappers that no address leads to. */
export function socRows(socs: readonly SocMap[]): SocRow[] {
  return socs.flatMap(({ name, map, instances }) => {
    const mapped = map.blocks.filter(isMemory).map((block) => rowOf(name, block));
    const seen = new Set(mapped.map(({ instance }) => instance));
    const others = Object.entries(instances).flatMap(([instance, vlnv]): SocRow[] => {
      const wrapper = WRAPPER.exec(vlnv)?.[1];
      if (wrapper === undefined || seen.has(instance)) return [];
      const nothing = { endpoint: undefined, base: undefined, bytes: undefined, width: undefined };
      return [{ soc: name, instance, vlnv, ...nothing, bus: 'none', wrapper }];
    });
    return [...mapped, ...others];
  });
}

/** The registers of a wrapper are no memory. */
const isMemory = ({ shape, path }: SoftwareBlock) =>
  /^Memories(\/|$)/.test(shape?.descriptor.category ?? '') && !path.endsWith('.s_ctl');

function rowOf(soc: string, { path, shape, places, endpoint }: SoftwareBlock): SocRow {
  const dot = path.lastIndexOf('.');
  const { descriptor, interfaces, ports } = shape!;
  const face = interfaces.get(path.slice(dot + 1));
  const data = face?.signals.RDATA ?? face?.signals.PRDATA;
  const width = data === undefined ? undefined : ports.get(data)?.width;
  return {
    ...{ soc, instance: path.slice(0, dot), endpoint, vlnv: descriptor.vlnv },
    ...{ base: places[0].base, bytes: places[0].size, width },
    bus: BUSES[face?.bus ?? ''] ?? 'none',
    wrapper: WRAPPER.exec(descriptor.vlnv)?.[1],
  };
}
