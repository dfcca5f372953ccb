import { MONITOR } from './config.ts';
import type { Block, FabricConfig } from './config.ts';

const WIDTHS = [32, 64, 128] as const;
const MANAGER_ID = 3;
const MEMORY_ID = 8;

/** Numbers from a seed, as Marsaglia's xorshift gives them. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed * 2654435761 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const converter = (from: number, to: number, ID_WIDTH: number): Block => ({
  ip: 'axi4_width_converter',
  parameters: { MANAGER_DATA_WIDTH: from, SUBORDINATE_DATA_WIDTH: to, ID_WIDTH },
});

/** What may stand between a manager and the crossbar, and between it and a memory, without a change of widths. */
const BEFORE = ['', 'axi4_register_slice', 'axi4_fifo', MONITOR];
const EXCLUSIVE = 'axi4_exclusive_monitor';
const BEHIND = [...BEFORE, 'axi4_guard', 'axi4_burst_splitter', 'axi4_id_converter', EXCLUSIVE, 'lite'];

function blocksOf(ip: string, DATA_WIDTH: number, ID_WIDTH: number): Block[] {
  const widths = { DATA_WIDTH, ID_WIDTH };
  if (ip === '') return [];
  if (ip === 'lite') {
    const parameters = { DATA_WIDTH };
    return [
      { ip: 'axi4_axi4lite_bridge', parameters: widths },
      { ip: 'axi4lite_axi4_bridge', parameters },
    ];
  }
  // A place for the pair of each manager.
  if (ip === EXCLUSIVE) return [{ ip, parameters: { ...widths, PLACES: 8 } }];
  if (ip === 'axi4_id_converter')
    return [{ ip, parameters: { DATA_WIDTH, ID_WIDTH, SUBORDINATE_ID_WIDTH: ID_WIDTH } }];
  return [{ ip, parameters: widths }];
}

/**
 * A topology of 3 to 8 managers and 3 to 12 memories of any widths at a crossbar, with blocks in between, some memories
 * that fault in places, and exclusive pairs, which are not granted where IDs do not reach the memory as they are.
 */
export function randomFabric(seed: number, transactions: number): FabricConfig {
  const random = randomOf(seed);
  const one = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const dataWidth = one(WIDTHS);
  const managers = 3 + random(6);
  const memories = 3 + random(10);
  const managerWidths = Array.from({ length: managers }, () => one(WIDTHS));
  const memoryWidths = Array.from({ length: memories }, () => one(WIDTHS));
  // A word of AXI4-Lite has 64 bits at most.
  const kinds = memoryWidths.map((width) => one(BEHIND.filter((ip) => ip !== 'lite' || width <= 64)));
  const all = memoryWidths.map((_, index) => index);
  const config: FabricConfig = {
    ...{ name: `random${seed}`, managers, memories, dataWidth, managerWidths, memoryWidths },
    ...{ idWidth: MANAGER_ID, memoryIdWidth: MEMORY_ID, transactions },
    before: managerWidths.map((width) => [
      ...blocksOf(one(BEFORE), width, MANAGER_ID),
      ...(width === dataWidth ? [] : [converter(width, dataWidth, MANAGER_ID)]),
    ]),
    behind: memoryWidths.map((width, index) => [
      ...(width === dataWidth ? [] : [converter(dataWidth, width, MEMORY_ID)]),
      ...blocksOf(kinds[index]!, width, MEMORY_ID),
    ]),
    faulty: all.filter(() => random(3) === 0),
    pairs: all.filter((index) => kinds[index] !== 'lite'),
    ungranted: all.filter((index) => kinds[index] === 'axi4_id_converter'),
    granted: all.filter((index) => kinds[index] === EXCLUSIVE),
    options: {
      ARBITRATION: one(['"round-robin"', '"fixed"', '"weighted"']),
      THREADS: one(['1', '2', '4']),
      OUTSTANDING: one(['1', '2', '4']),
      QOS: one(['0', '1']),
    },
  };
  // User signals, which AXI4-Lite has none of.
  const userWidth = one([0, 1, 5]);
  const unmarked = all.filter((index) => kinds[index] === 'lite');
  const TOPOLOGY = one(['"full"', '"direct"', '"pipelined"', '"shared-bus"']);
  return { ...config, userWidth, unmarked, options: { ...config.options, TOPOLOGY } };
}
