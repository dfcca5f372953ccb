import type { Mutant } from './crossbarMutants.ts';

/** The lock of the request that was taken last leaves beside it. */
const lockPasses = (channel: 'aw' | 'ar'): Mutant => [
  'nl_axi4_single_id.sv',
  `assign m_${channel}lock  = 1'b0;`,
  `always_ff @(posedge clk) if (s_${channel}valid && s_${channel}ready) m_${channel}lock <= s_${channel}lock;`,
];

/** Faults that a change of a converter could make, by the configuration in which they must be noticed. */
export const CONVERTER_MUTANTS: Record<string, Record<string, Mutant>> = {
  widened: {
    lane_of_the_first: [
      'nl_axi4_lanes.sv',
      'assign address = begun ? at : head_first',
      'assign address = head_first',
    ],
    fixed_moves: ['nl_axi4_lanes.sv', "burst == FIXED ? '0 : ", ''],
    strobes_everywhere: ['nl_axi4_widen.sv', "(MW / 8)'(w_strb) << (w_lane * (SW / 8))", '{RATIO{w_strb}}'],
    first_word_read: ['nl_axi4_widen.sv', 'm_rdata[r_lane*SW+:SW]', 'm_rdata[SW-1:0]'],
    ids_mixed: ['nl_axi4_threads.sv', '!idle[k] && ids[k*IW+:IW] == id;', '!idle[k];'],
  },
  narrowed: {
    skip_forgotten: ['nl_axi4_narrow.sv', "- 1'b1 - skipped", "- 1'b1"],
    length_of_the_wide: ['nl_axi4_narrow.sv', 'size <= NARROW ? len :', 'size > NARROW ? len :'],
    word_never_whole: ['nl_axi4_narrow.sv', 'size <= NARROW || (address & bits) == bits', 'size <= NARROW'],
    lane_zero: ['nl_axi4_narrow.sv', 'w_data[w_lane*MW+:MW]', 'w_data[0+:MW]'],
    not_collected: [
      'nl_axi4_narrow.sv',
      'collected[k*SW+:SW] <= r_data[SW-1:0]',
      "collected[k*SW+:SW] <= '0",
    ],
    last_of_the_wide: ['nl_axi4_narrow.sv', 'm_wlast  = w_last && w_whole', 'm_wlast  = w_last'],
  },
  faults_narrowed: {
    answer_of_the_last_part: [
      'nl_axi4_narrow.sv',
      'r_resp  = m_rresp > r_worst ? m_rresp : r_worst',
      'r_resp  = m_rresp',
    ],
    error_goes_on: [
      'nl_axi4_narrow.sv',
      "worst[k*2+:2]       <= r_whole ? 2'b00 : r_resp",
      'worst[k*2+:2]       <= r_resp',
    ],
    answer_of_the_last_piece: [
      'nl_axi4_split.sv',
      'b_resp   = m_bresp[1:0] > b_worst ? m_bresp[1:0] : b_worst',
      'b_resp   = m_bresp[1:0]',
    ],
    error_of_the_burst_before: [
      'nl_axi4_split.sv',
      "worst[k*2+:2] <= b_last ? 2'b00 : b_resp",
      'worst[k*2+:2] <= b_resp',
    ],
  },
  fours: {
    wrap_is_incr: ['nl_axi4_pieces.sv', 'burst == WRAP && ahead < left', "1'b0"],
    fixed_is_incr: ['nl_axi4_pieces.sv', "if (burst == FIXED) run = '0", "if (1'b0) run = '0"],
    unaligned_goes_on: ['nl_axi4_pieces.sv', '(number << size) + bytes', 'address + bytes'],
    answer_to_each: ['nl_axi4_split.sv', 'm_bvalid && b_last', 'm_bvalid'],
    last_of_a_piece: ['nl_axi4_split.sv', 'm_rlast && r_last, m_rresp', 'm_rlast, m_rresp'],
    queue_overrun: ['nl_axi4_split.sv', "(!lens_full && (answers_full & aw_place) == '0)", "(1'b1)"],
  },
  one_id: {
    id_of_the_last: ['nl_axi4_single_id.sv', 'm_rvalid && r_room && m_rlast', 'm_rvalid && r_room'],
    id_kept: ['nl_axi4_single_id.sv', 'm_bvalid && b_room)', "1'b0)"],
    exclusive_write: lockPasses('aw'),
    exclusive_read: lockPasses('ar'),
  },
  exclusive: {
    grants_all: ['nl_axi4_reservations.sv', "granted = 1'b0;", "granted = 1'b1;"],
    writes_unheeded: ['nl_axi4_reservations.sv', 'kept <= kept & ~touched', 'kept <= kept'],
    read_untold: ['nl_axi4_exclusive.sv', 'alone && read_granted && m_rresp', "1'b0 && m_rresp"],
    others_granted: [
      'nl_axi4_exclusive.sv',
      'write_granted <= aw_lock && granted',
      'write_granted <= aw_lock',
    ],
    reads_beside: ['nl_axi4_exclusive.sv', '(!ar_lock || idle)', "(1'b1)"],
  },
  exclusive_long: {
    not_alone: ['nl_axi4_exclusive.sv', '(!aw_lock || (idle && reads_hold))', '(!aw_lock || reads_hold)'],
    writes_anyway: ['nl_axi4_exclusive.sv', "alone && !write_granted ? '0 : w_strobes", 'w_strobes'],
  },
  checked: {
    bits_lost: ['nl_axi4_parity_generator.sv', "UW'(w_check)", "'0"],
    decoded_wrong: ['nl_axi4_parity_generator_reads.sv', 'm_rresp != DECERR && ', ''],
  },
  guarded: {
    id_lost: ['nl_axi4_guard_writes.sv', ': {m_bresp, m_bid}', ': {m_bresp, ~held}'],
    data_runs_ahead: ['nl_axi4_guard_reads.sv', 'r_last   = given == len', "r_last   = given >= 8'd1"],
  },
  wishbone: {
    strobes_lost: ['nl_axil_to_wishbone.sv', "write ? strobes : '1", "'1"],
    stale_answer: ['nl_wishbone_to_axil.sv', 's_dat_r <= m_rdata', 's_dat_r <= s_dat_r ^ m_rdata'],
  },
  apb: {
    strobes_lost: ['nl_apb_to_axil.sv', 'm_wstrb   <= s_pstrb', "m_wstrb   <= '1"],
    stale_answer: ['nl_apb_to_axil.sv', 's_prdata  <= m_rdata', 's_prdata  <= s_prdata ^ m_rdata'],
  },
  tlul: {
    strobes_lost: ['nl_axil_to_tlul.sv', "write ? strobes : '1", "'1"],
    answer_of_the_last: ['nl_tlul_to_axil.sv', 's_d_data  <= m_rdata', 's_d_data  <= s_d_data ^ m_rdata'],
    wrong_check: ['nl_axil_to_tlul.sv', 'm_a_opcode, m_a_mask}', 'm_a_opcode, ~m_a_mask}'],
  },
  ahb: {
    size_of_a_byte: ['nl_ahblite_to_axil.sv', 'bytes << s_haddr[WB-1:0]', 'bytes'],
    part_twice: ['nl_axil_to_ahblite.sv', 'left     <= todo & ~part', 'left     <= todo & ~(part >> 1)'],
    data_too_late: [
      'nl_axil_to_ahblite.sv',
      'if (asking) m_hwdata <= data',
      'if (answering) m_hwdata <= data',
    ],
  },
};
