import type { CoreOptions } from '../../options/coreOptions.ts';

/** A manager port of a core on AXI4, as the model of its memory side has it. */
export interface Manager {
  /** Prefix of its nets. */
  name: string;
  /** The sides of the core that come out there, by their ID where the port has IDs. */
  sides: readonly Side[];
  ids: boolean;
  writes: boolean;
}

export interface Side {
  of: 'instructions' | 'data';
  /** Bytes of a line where a cache is there. */
  line: number | null;
  writesLines: boolean;
  /** Bursts that may be under way, two at most of lines; where every one is of one beat the fetch unit bounds them. */
  bursts: number;
}

const fetchSide = ({ memory }: CoreOptions): Side => ({
  of: 'instructions',
  line: memory.instructionCache?.line ?? null,
  writesLines: false,
  bursts: memory.instructionCache ? (memory.nextLinePrefetch ? 2 : 1) : memory.prefetchDepth,
});

const dataSide = ({ memory }: CoreOptions): Side => ({
  of: 'data',
  line: memory.dataCache?.line ?? null,
  writesLines: memory.dataCache?.policy === 'write-back',
  // A load may go ahead of the answer to the one before it.
  bursts: memory.idempotentRegion ? 2 : 1,
});

/** The ports through which a core of AXI4 comes to memory. */
export function managersOf(options: CoreOptions): Manager[] {
  const [fetch, data] = [fetchSide(options), dataSide(options)];
  if (options.memory.ports === 'shared')
    return [{ name: 'm_axi', sides: [fetch, data], ids: true, writes: true }];
  return [
    { name: 'm_axi_i', sides: [fetch], ids: false, writes: false },
    { name: 'm_axi_d', sides: [data], ids: false, writes: true },
  ];
}
