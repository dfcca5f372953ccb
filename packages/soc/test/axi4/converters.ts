import type { Block, FabricConfig } from './config.ts';

const converter = (from: number, to: number, id = 8): Block => ({
  ip: 'axi4_width_converter',
  parameters: { MANAGER_DATA_WIDTH: from, SUBORDINATE_DATA_WIDTH: to, ID_WIDTH: id },
});
const TO_LITE: Block = { ip: 'axi4_axi4lite_bridge' };
const FROM_LITE: Block = { ip: 'axi4lite_axi4_bridge' };
const byLite = (...blocks: string[]): Block[] => [TO_LITE, ...blocks.map((ip) => ({ ip })), FROM_LITE];

const PLAIN = (ip: string): Block => ({ ip, parameters: { CHECK: 0, SOURCE_WIDTH: 3 } });

/** A manager, what its transfers pass through, and two memories: one behind the block, one beside it. */
const through = (name: string, config: Partial<FabricConfig>): FabricConfig => ({
  ...{ name, managers: 1, memories: 2, idWidth: 2, transactions: 160, ...config },
});

/** Memories behind monitors that grant exclusive accesses, one of them by AXI4-Lite. */
const exclusive = (name: string, transactions: number): FabricConfig =>
  through(name, {
    behind: [
      [{ ip: 'axi4_exclusive_monitor' }],
      [{ ip: 'axi4_exclusive_monitor', parameters: { PLACES: 3, OUTSTANDING: 2 } }, ...byLite()],
    ],
    ...{ managers: 3, transactions, pairs: [0, 1], granted: [0, 1], faulty: [0] },
  });

/** Each converter where random bursts of every kind pass through it. */
export const CONVERTERS: readonly FabricConfig[] = [
  through('widened', { managerWidths: [32], dataWidth: 64, before: [[converter(32, 64, 2)]] }),
  through('wide4', { memoryWidths: [128], behind: [[converter(32, 128)]] }),
  through('narrowed', { managerWidths: [64], before: [[converter(64, 32, 2)]] }),
  through('narrow4', { dataWidth: 128, memoryWidths: [32], behind: [[converter(128, 32)]] }),
  // Errors in the middle of a burst, and of a wide beat.
  through('faults_narrowed', {
    managerWidths: [64],
    before: [
      [
        { ip: 'axi4_burst_splitter', parameters: { DATA_WIDTH: 64, ID_WIDTH: 2, MAX_BEATS: 2 } },
        converter(64, 32, 2),
      ],
    ],
    ...{ faulty: [0, 1], fault: { first: 3088, count: 4 }, transactions: 600 },
  }),
  through('equal', { behind: [[converter(32, 32)]] }),
  through('single', { behind: [[{ ip: 'axi4_burst_splitter', parameters: { MAX_BEATS: 1 } }]] }),
  // A WRAP that crosses its boundary within a piece is seldom.
  through('fours', {
    behind: [[{ ip: 'axi4_burst_splitter', parameters: { MAX_BEATS: 4 } }]],
    transactions: 600,
  }),
  through('queued', {
    before: [[{ ip: 'axi4_fifo', parameters: { ID_WIDTH: 2, REQUESTS: 2, BEATS: 4 } }]],
    behind: [[{ ip: 'axi4_fifo', parameters: { ID_WIDTH: 8 } }]],
  }),
  through('one_id', {
    behind: [[{ ip: 'axi4_id_converter', parameters: { SUBORDINATE_ID_WIDTH: 8 } }]],
    ...{ managers: 2, pairs: [0, 1], ungranted: [0] },
  }),
  exclusive('exclusive', 120),
  // Until what a write has changed that must change nothing is read.
  exclusive('exclusive_long', 400),
  // Check bits from the manager to both memories; where nothing is, answers have none.
  through('checked', {
    before: [[{ ip: 'axi4_parity_generator', parameters: { ID_WIDTH: 2 } }]],
    behind: [[{ ip: 'axi4_parity' }], [{ ip: 'axi4_parity' }]],
    ...{ options: { USER_WIDTH: '7' }, faulty: [1] },
  }),
  through('guarded', { behind: [[{ ip: 'axi4_guard' }]] }),
  through('wishbone', { behind: [byLite('axi4lite_wishbone_bridge', 'wishbone_axi4lite_bridge')] }),
  through('tlul', { behind: [byLite('axi4lite_tlul_bridge', 'tlul_axi4lite_bridge')] }),
  through('tlul_plain', {
    behind: [[TO_LITE, PLAIN('axi4lite_tlul_bridge'), PLAIN('tlul_axi4lite_bridge'), FROM_LITE]],
  }),
  through('apb', { behind: [byLite('axi4lite_apb_bridge', 'apb_axi4lite_bridge')] }),
  through('ahb', { behind: [byLite('axi4lite_ahblite_bridge', 'ahblite_axi4lite_bridge')] }),
];

export const converterNamed = (name: string): FabricConfig => CONVERTERS.find((each) => each.name === name)!;
