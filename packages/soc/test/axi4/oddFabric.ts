import type { Block, FabricConfig } from './config.ts';
import { randomOf } from './randomFabric.ts';

const WIDTHS = [32, 64, 128, 256, 512, 1024] as const;
const GRANTS = 'axi4_exclusive_monitor';
const SAME = ['axi4_register_slice', 'axi4_fifo', 'axi4_guard', 'axi4_burst_splitter', GRANTS] as const;

type Random = ReturnType<typeof randomOf>;

/** Blocks in a row from one width to another, by others between, with options that are not the defaults. */
function chain(random: Random, ends: readonly [number, number], ID_WIDTH: number): Block[] {
  const one = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const same = (DATA_WIDTH: number): Block[] => {
    if (random(2) === 0) return [];
    const ip = one(SAME);
    const options: Record<(typeof SAME)[number], Record<string, number>> = {
      axi4_register_slice: {},
      axi4_fifo: { REQUESTS: one([2, 8]), BEATS: one([4, 16]) },
      // What is behind is slow.
      axi4_guard: { OUTSTANDING: one([2, 8]), TIMEOUT: 65535 },
      axi4_burst_splitter: { MAX_BEATS: one([1, 2, 8]), THREADS: 1 + random(3), OUTSTANDING: one([2, 4]) },
      axi4_exclusive_monitor: { PLACES: 4, OUTSTANDING: one([2, 4]) },
    };
    return [{ ip, parameters: { DATA_WIDTH, ID_WIDTH, ...options[ip] } }];
  };
  const widths = [ends[0], ...Array.from({ length: random(3) }, () => one(WIDTHS)), ends[1]];
  return widths.flatMap((width, index) => {
    const next = widths[index + 1];
    const sides = { MANAGER_DATA_WIDTH: width, SUBORDINATE_DATA_WIDTH: next ?? width };
    const parameters = { ...sides, ID_WIDTH, THREADS: 1 + random(3), OUTSTANDING: one([2, 4]) };
    const converters = next === undefined ? [] : [{ ip: 'axi4_width_converter', parameters }];
    return [...same(width), ...converters];
  });
}

const grants = (blocks: readonly Block[]) => blocks.some(({ ip }) => ip === GRANTS);

/**
 * One to three managers and memories, IDs of any width and no bit too many behind the crossbar, regions one right
 * behind the other and then nothing; and before and behind the crossbar rows of converters
 * through any widths, with splitters and monitors of exclusive accesses among them.
 */
export function oddFabric(seed: number, transactions: number): FabricConfig {
  const random = randomOf(seed);
  const one = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const [managers, memories, idWidth] = [1 + random(3), 1 + random(3), 1 + random(5)];
  const memoryIdWidth = Math.max(1, idWidth + Math.ceil(Math.log2(managers)));
  const [dataWidth, managerWidths, memoryWidths] = [
    one(WIDTHS),
    Array.from({ length: managers }, () => one(WIDTHS)),
    Array.from({ length: memories }, () => one(WIDTHS)),
  ];
  const size = one([0x4000, 0x8000]);
  const start = 0x4_0000 + size * random(8);
  const places = memoryWidths.map((_, index) => ({ base: start + size * index, size }));
  const behind = memoryWidths.map((width) => chain(random, [dataWidth, width], memoryIdWidth));
  const all = behind.map((_, index) => index);
  // One before a manager grants what another overwrites: it does not see that.
  const before = managerWidths.map((width) =>
    chain(random, [width, dataWidth], idWidth).filter(({ ip }) => ip !== GRANTS),
  );
  return {
    ...{ name: `odd${seed}`, managers, memories, idWidth, memoryIdWidth, dataWidth },
    ...{ managerWidths, memoryWidths, places, hole: start + size * memories, before, behind, transactions },
    // Within a beat of more than 32 bits.
    ...{ faulty: all.filter(() => random(2) === 0), fault: { first: 3088, count: 4 }, pairs: all },
    granted: all.filter((index) => grants(behind[index]!)),
    options: {
      TOPOLOGY: one(['"full"', '"direct"', '"pipelined"', '"shared-bus"']),
      ARBITRATION: one(['"round-robin"', '"fixed"', '"weighted"']),
      THREADS: one(['1', '2', '3']),
      OUTSTANDING: one(['1', '3', '5']),
      QOS: one(['0', '1']),
    },
  };
}
