import type { Block, FabricConfig } from './config.ts';
import type { Mutant } from './crossbarMutants.ts';

const converter = (from: number, to: number, ID_WIDTH: number): Block => ({
  ip: 'axi4_width_converter',
  parameters: { MANAGER_DATA_WIDTH: from, SUBORDINATE_DATA_WIDTH: to, ID_WIDTH },
});
const one = (ip: string, parameters: Block['parameters'] = {}): Block => ({ ip, parameters });
const MONITOR = one('netloom:ip:axi4_monitor:1.0', { ID_WIDTH: 2 });
const SAME_ID = { ID_WIDTH: 2 };

/** Every block that carries user signals, between two managers and three memories. */
const users = (name: string, TOPOLOGY: string): FabricConfig => ({
  ...{ name, managers: 2, memories: 3, idWidth: 2, userWidth: 5, transactions: 140 },
  ...{ managerWidths: [64, 32], memoryWidths: [32, 128, 32] },
  before: [
    [one('axi4_register_slice', { ...SAME_ID, DATA_WIDTH: 64 }), converter(64, 32, 2)],
    [one('axi4_fifo', SAME_ID), one('axi4_async_bridge', SAME_ID), MONITOR],
  ],
  behind: [
    [one('axi4_guard'), one('axi4_burst_splitter', { MAX_BEATS: 4 })],
    [converter(32, 128, 8)],
    [one('axi4_exclusive_monitor'), one('axi4_id_converter', { SUBORDINATE_ID_WIDTH: 8 })],
  ],
  ...{ options: { TOPOLOGY }, pairs: [2], granted: [2], faulty: [0] },
});

export const USERS: readonly FabricConfig[] = [
  users('users_full', '"full"'),
  users('users_direct', '"direct"'),
  users('users_pipelined', '"pipelined"'),
  users('users_bus', '"shared-bus"'),
  {
    ...{ name: 'users_lite', managers: 1, memories: 2, idWidth: 2, userWidth: 1, transactions: 140 },
    behind: [[one('axi4_axi4lite_bridge'), one('axi4lite_axi4_bridge')]],
    unmarked: [0],
  },
];

/** What could lose or mix user signals, a channel of a block each. */
export const USER_MUTANTS: Record<string, Mutant> = {
  pieces_without: ['nl_axi4_split_requests.sv', 'attr        <= taken_attr', "attr        <= '0"],
  piece_of_the_next: [
    'nl_axi4_split_requests.sv',
    'lock && piece_whole, attr}',
    'lock && piece_whole, taken_attr}',
  ],
  split_answer: ['nl_axi4_split.sv', 'b_answer      = m_bresp', "b_answer      = '0"],
  exclusive_answer: ['nl_axi4_exclusive.sv', 'b_answer = m_bresp', "b_answer = '0"],
  guarded_answer: ['nl_axi4_guard_writes.sv', ': {m_bresp, m_bid}', ": {BW'(m_bresp[1:0]), m_bid}"],
  narrow_written: ['nl_axi4_narrow.sv', 'part_with = beat', "part_with = '0"],
  narrow_read: ['nl_axi4_narrow.sv', 'word_with = beat', "word_with = '0"],
  wide_written: ['nl_axi4_widen.sv', 'word_with = beat', "word_with = '0"],
  wide_read: ['nl_axi4_widen.sv', 'part_with = beat', "part_with = '0"],
  one_id_answer: ['nl_axi4_single_id.sv', '{m_bresp, b_id}', "{(UW + 2)'(m_bresp[1:0]), b_id}"],
  monitored_read: [
    'nl_axi4_monitor.sv',
    '{m_rid, m_rdata, m_rresp',
    "{m_rid, (UW + DW)'(m_rdata[DW-1:0]), m_rresp",
  ],
};
