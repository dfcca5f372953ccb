import { yosysNumber } from '../netlist/yosysJson.ts';
import type { Bit, YosysCell } from '../netlist/yosysJson.ts';

/** One port of a memory with the nets on its pins. */
export interface MemoryPort {
  sort: 'read' | 'write';
  /** Null for a read without a clock. */
  clock: { net: Bit; rising: boolean } | null;
  /** A read port's reset, where the memory's output register has one. */
  reset: Bit | null;
  enable: Bit[];
  address: Bit[];
  data: Bit[];
}

/** A memory cell of Yosys (`$mem_v2`), taken apart. */
export interface Memory {
  words: number;
  width: number;
  /** Data bits that one write enable covers. */
  lane: number;
  /** It starts with contents, which a macro cannot have. */
  initialized: boolean;
  ports: MemoryPort[];
}

const part = (bits: Bit[] = [], index: number, width: number) =>
  bits.slice(index * width, (index + 1) * width);

/** Parameters with a bit for each port are written with the highest port first. */
const flag = (text = '', port: number) => text.at(-1 - port) === '1';

function readPort({ parameters: p = {}, connections: nets }: YosysCell, index: number): MemoryPort {
  const width = yosysNumber(p.WIDTH);
  const reset = [nets.RD_SRST?.[index], nets.RD_ARST?.[index]].find((bit) => typeof bit === 'number');
  const clocked = flag(p.RD_CLK_ENABLE, index);
  return {
    sort: 'read',
    clock: clocked ? { net: nets.RD_CLK?.[index] ?? 'x', rising: flag(p.RD_CLK_POLARITY, index) } : null,
    reset: clocked ? (reset ?? null) : null,
    enable: clocked ? part(nets.RD_EN, index, 1) : [],
    address: part(nets.RD_ADDR, index, yosysNumber(p.ABITS)),
    data: part(nets.RD_DATA, index, width),
  };
}

function writePort({ parameters: p = {}, connections: nets }: YosysCell, index: number): MemoryPort {
  const width = yosysNumber(p.WIDTH);
  return {
    sort: 'write',
    clock: { net: nets.WR_CLK?.[index] ?? 'x', rising: flag(p.WR_CLK_POLARITY, index) },
    reset: null,
    enable: part(nets.WR_EN, index, width),
    address: part(nets.WR_ADDR, index, yosysNumber(p.ABITS)),
    data: part(nets.WR_DATA, index, width),
  };
}

/** The widest lane, a divisor of the width, whose bits share their enable on every write port. */
function laneOf(writes: MemoryPort[], width: number): number {
  const shares = (lane: number) =>
    writes.every(({ enable }) => enable.every((bit, index) => bit === enable[index - (index % lane)]));
  for (let lane = width; lane > 1; lane -= 1) if (width % lane === 0 && shares(lane)) return lane;
  return 1;
}

export function readMemory(cell: YosysCell): Memory {
  const { parameters: p = {} } = cell;
  const width = yosysNumber(p.WIDTH);
  const reads = Array.from({ length: yosysNumber(p.RD_PORTS) }, (_, index) => readPort(cell, index));
  const writes = Array.from({ length: yosysNumber(p.WR_PORTS) }, (_, index) => writePort(cell, index));
  const lane = laneOf(writes, width);
  const inLanes = writes.map((port) => ({
    ...port,
    enable: port.enable.filter((_, index) => index % lane === 0),
  }));
  const initialized = /[01]/.test(p.INIT ?? '');
  return { words: yosysNumber(p.SIZE), width, lane, initialized, ports: [...reads, ...inLanes] };
}
