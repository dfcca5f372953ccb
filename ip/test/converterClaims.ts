import type { Part } from './fabricClaims.ts';
import type { Mutant } from './mutant.ts';

const at = (file: string, find: string, replace: string): Mutant => ({ file, find, replace });

const AXI4 = [
  'common/axi4/nl_axi4_one_id.sv',
  'common/axi4/nl_axi4_threads.sv',
  'common/axi4/nl_axi4_pieces.sv',
  'common/axi4/nl_axi4_lanes.sv',
];
const QUEUED = [...AXI4, 'common/nl_fifo.sv'];
const LITE = ['common/axil/nl_axil_single.sv', 'common/axil/proof/asked.sv'];

const cell = (name: string, defines: Record<string, number> = {}) => ({
  ...{ name, defines, folder: 'common/axi4/proof', rtl: QUEUED },
});
const bridge = (name: string, block: string, rtl: readonly string[] = []) => ({
  ...{ name, folder: `${block}/proof`, rtl: [...rtl, `${block}/rtl`] },
});

const guard = (defines: Record<string, number> = {}) => ({
  ...{ name: 'guard', defines, folder: 'axi4_guard/proof' },
  rtl: ['common/nl_slice.sv', ...QUEUED, 'axi4_guard/rtl'],
});

const EXCLUSIVE_BLOCK = 'axi4_exclusive_monitor';
/** Reservations of any ID at one address, at the start of a page, within one, and at its end. */
const reservations = (PLACES: number, ADDRESS: number, more: Record<string, number> = {}) => ({
  ...{ name: 'reservations', folder: `${EXCLUSIVE_BLOCK}/proof`, defines: { PLACES, ADDRESS, ...more } },
  rtl: [`${EXCLUSIVE_BLOCK}/rtl/nl_axi4_reservations.sv`],
});
const exclusive = {
  ...{ name: 'exclusive', folder: `${EXCLUSIVE_BLOCK}/proof` },
  rtl: ['common/nl_slice.sv', `${EXCLUSIVE_BLOCK}/rtl/nl_axi4_exclusive.sv`],
};
const SINGLE_ID = 'nl_axi4_single_id.sv';
const RESERVATIONS = 'nl_axi4_reservations.sv';
const EXCLUSIVE = 'nl_axi4_exclusive.sv';

const PIECES = 'nl_axi4_pieces.sv';
const ONE_ID = 'nl_axi4_one_id.sv';
const THREADS = 'nl_axi4_threads.sv';
const LANES = 'nl_axi4_lanes.sv';
const SINGLE = 'nl_axil_single.sv';
const TO_WISHBONE = 'nl_axil_to_wishbone.sv';
const FROM_WISHBONE = 'nl_wishbone_to_axil.sv';
const FROM_APB = 'nl_apb_to_axil.sv';
const FROM_MEMORY = 'nl_memory_to_axil.sv';
const TO_AHB = 'nl_axil_to_ahblite.sv';
const FROM_AHB = 'nl_ahblite_to_axil.sv';
const TO_TLUL = 'nl_axil_to_tlul.sv';
const FROM_TLUL = 'nl_tlul_to_axil.sv';
const TLUL_CHECK = 'common/tlul/nl_tlul_check.sv';
const GUARD_WRITES = 'nl_axi4_guard_writes.sv';
const GUARD_READS = 'nl_axi4_guard_reads.sv';

/** What is proved of converters, in every state that can be reached. */
export const CONVERTER_PARTS: Record<string, Part> = {
  'pieces of a burst': {
    claims: [4, 1].map((MOST) => cell('pieces', { MOST })),
    mutants: {
      wrap_goes_on: at(PIECES, 'burst == WRAP && ahead < left', "1'b0"),
      fixed_moves: at(PIECES, "if (burst == FIXED) run = '0", "if (1'b0) run = '0"),
      too_long: at(PIECES, "(run & ~LONGEST) == '0 ? run : LONGEST", 'run'),
      unaligned_goes_on: at(PIECES, '(number << size) + bytes', 'address + bytes'),
      one_too_few: at(PIECES, "left - len - 1'b1", 'left - len'),
      jumps_nowhere: at(PIECES, '(address & ~span) | (next & span)', 'next'),
      whole_too_often: at(PIECES, 'last && !begun', 'last'),
    },
  },
  'one ID at a time': {
    claims: [cell('one_id')],
    mutants: {
      any_id: at(ONE_ID, 'id == held && ', ''),
      one_too_many: at(ONE_ID, "count < CW'(MOST)", "count <= CW'(MOST)"),
      never_over: at(ONE_ID, "- CW'(ends)", ''),
    },
  },
  'places of IDs': {
    claims: [cell('threads')],
    mutants: {
      place_of_another: at(THREADS, 'idle & (~idle', 'same | (~idle'),
      one_too_many: at(THREADS, "!= CW'(MOST)", "!= CW'(MOST + 1)"),
      never_over: at(THREADS, "- CW'(ends && answered[k])", ''),
      id_twice: at(THREADS, "assign place   = same != '0 ? same :", 'assign place   ='),
      answered_late: at(THREADS, '!idle[k] && ids[k*IW+:IW] == end_id', 'ids[k*IW+:IW] == end_id'),
      held_up: at(THREADS, "(same & room) != '0 : idle", "(same & room & idle) != '0 : idle"),
    },
  },
  'lanes of a wide word': {
    claims: [cell('lanes', { LARGEST: 2 }), cell('lanes', { LARGEST: 1 })],
    mutants: {
      fixed_moves: at(LANES, "burst == FIXED ? '0 : ", ''),
      wrap_goes_on: at(LANES, 'burst == WRAP ? container[BITS-1:0] : ', ''),
      unaligned_goes_on: at(LANES, "(address & ~(step - 1'b1)) + step", 'address + step'),
      first_again: at(LANES, 'begun ? at : head_first', 'head_first'),
      next_begins_late: at(LANES, 'begun <= !last', "begun <= 1'b1"),
      step_too_large: at(LANES, "beat_size < 3'(LARGEST) ? beat_size : 3'(LARGEST)", 'beat_size'),
    },
  },
  'AXI4-Lite to Wishbone': {
    claims: [bridge('axil_to_wishbone', 'axi4lite_wishbone_bridge', LITE)],
    mutants: {
      reads_masked: at(TO_WISHBONE, "write ? strobes : '1", 'strobes'),
      byte_address: at(TO_WISHBONE, 'address & WORD', 'address'),
      error_is_ok: at(TO_WISHBONE, 'failed  = m_err', "failed  = 1'b0"),
      error_unheard: at(TO_WISHBONE, 'm_ack || m_err', 'm_ack'),
      write_before_data: at(SINGLE, 'aw_held && w_held;', 'aw_held;'),
      answer_again: at(SINGLE, '!request && !answered && (', '!request && ('),
      data_overwritten: at(SINGLE, 'wready     = !w_held', "wready     = 1'b1"),
      stale_word: at(SINGLE, 'if (request && finish) begin', 'if (request) begin'),
    },
  },
  'Wishbone to AXI4-Lite': {
    claims: [bridge('wishbone_to_axil', 'wishbone_axi4lite_bridge')],
    mutants: {
      answered_though_given_up: at(FROM_WISHBONE, 'here && !given_up && !failed', 'here && !failed'),
      twice: at(FROM_WISHBONE, '!busy && !s_ack && !s_err', '!busy'),
      error_is_ok: at(FROM_WISHBONE, '? m_bresp[1] : m_rresp[1]', '? m_bresp[1] : m_bresp[1]'),
      valid_withdrawn: at(FROM_WISHBONE, 'if (m_wvalid && m_wready)', 'if (m_wvalid)'),
      strobes_lost: at(FROM_WISHBONE, 'm_wstrb   <= s_sel', "m_wstrb   <= '1"),
    },
  },
  'APB to AXI4-Lite': {
    claims: [bridge('apb_to_axil', 'apb_axi4lite_bridge')],
    mutants: {
      twice: at(FROM_APB, 's_psel && !s_penable', 's_psel && !busy'),
      never_begun: at(FROM_APB, 'm_arvalid <= !s_pwrite', "m_arvalid <= 1'b0"),
      error_is_ok: at(FROM_APB, '? m_bresp[1] : m_rresp[1]', '? m_bresp[1] : m_bresp[1]'),
      valid_withdrawn: at(FROM_APB, 'if (m_wvalid && m_wready)', 'if (m_wvalid)'),
      strobes_lost: at(FROM_APB, 'm_wstrb   <= s_pstrb', "m_wstrb   <= '1"),
      over_too_early: at(FROM_APB, 's_pready <= over', 's_pready <= busy'),
      answer_unheard: at(FROM_APB, 'm_bready = busy && writing', "m_bready = 1'b0"),
    },
  },
  'memory port to AXI4-Lite': {
    claims: [bridge('memory_to_axil', 'memory_axi4lite_bridge')],
    mutants: {
      twice: at(FROM_MEMORY, '!busy && !s_ready', '!busy'),
      valid_withdrawn: at(FROM_MEMORY, 'if (m_wvalid && m_wready)', 'if (m_wvalid)'),
      strobes_lost: at(FROM_MEMORY, 'm_wstrb   <= s_wstrb', "m_wstrb   <= '1"),
      reads_write: at(FROM_MEMORY, "writing   <= s_wstrb != '0", "writing   <= 1'b1"),
      stale_word: at(FROM_MEMORY, 's_rdata <= m_rdata', 's_rdata <= s_rdata'),
      kind_of_access_lost: at(FROM_MEMORY, 'fetching  <= s_instr', "fetching  <= 1'b0"),
    },
  },
  'AXI4-Lite to AHB-Lite': {
    claims: [bridge('axil_to_ahblite', 'axi4lite_ahblite_bridge', LITE)],
    mutants: {
      unaligned_part: at(TO_AHB, "(lane & WB'((1 << s) - 1)) == '0 && ", ''),
      part_twice: at(TO_AHB, 'left     <= todo & ~part', 'left     <= todo & ~(part >> 1)'),
      data_too_late: at(TO_AHB, 'if (asking) m_hwdata', 'if (answering) m_hwdata'),
      first_error_lost: at(TO_AHB, 'if (answering && m_hresp) wrong', "if (1'b0) wrong"),
      address_moves: at(TO_AHB, 'if (m_hreadyout) begin', "if (1'b1) begin"),
      bytes_alone: at(TO_AHB, "size = 3'(s);", "size = 3'(s - 1);"),
      ended_early: at(TO_AHB, "m_hreadyout && left == '0", 'm_hreadyout'),
    },
  },
  'AHB-Lite to AXI4-Lite': {
    claims: [bridge('ahblite_to_axil', 'ahblite_axi4lite_bridge')],
    mutants: {
      size_of_a_byte: at(FROM_AHB, 'bytes << s_haddr[WB-1:0]', 'bytes'),
      data_of_the_address_phase: at(FROM_AHB, 'sends       <= s_hwrite', "sends       <= 1'b0"),
      error_of_one_clock: at(FROM_AHB, 's_hreadyout <= !failed', "s_hreadyout <= 1'b1"),
      idle_transfers: at(FROM_AHB, 's_hsel && s_htrans[1]', 's_hsel'),
      error_stays: at(FROM_AHB, 'if (s_hresp && s_hreadyout) s_hresp', "if (1'b0) s_hresp"),
    },
  },
  'AXI4-Lite to TL-UL': {
    claims: [bridge('axil_to_tlul', 'axi4lite_tlul_bridge', [...LITE, TLUL_CHECK])],
    mutants: {
      full_of_some: at(TO_TLUL, '&strobes ? PUT_FULL_DATA', '|strobes ? PUT_FULL_DATA'),
      asked_twice: at(TO_TLUL, 'request && !nothing && !sent', 'request && !nothing'),
      nothing_sent: at(TO_TLUL, "write && strobes == '0", "1'b0"),
      byte_address: at(TO_TLUL, "{address[AW-1:2], 2'b00}", 'address'),
      error_is_ok: at(TO_TLUL, '(m_d_error || wrong)', 'wrong'),
      any_answer: at(TO_TLUL, "wrong = m_d_opcode != {2'b00, !write}", "wrong = 1'b0"),
      answer_unchecked: at(TO_TLUL, 'm_d_user_rsp_intg != answer_bits', "1'b0"),
      data_unchecked: at(TO_TLUL, '!write && m_d_user_data_intg != data_bits', "1'b0"),
      reads_masked: at(TO_TLUL, "write ? strobes : '1", 'strobes'),
      check_of_another: at(TO_TLUL, 'm_a_opcode, m_a_mask})', 'm_a_opcode, ~m_a_mask})'),
    },
  },
  'TL-UL to AXI4-Lite': {
    claims: [bridge('tlul_to_axil', 'tlul_axi4lite_bridge', [TLUL_CHECK])],
    mutants: {
      half_of_a_word: at(FROM_TLUL, "? 4'b1100 : 4'b0011", "? 4'b1100 : 4'b1111"),
      unaligned: at(FROM_TLUL, ' && !s_a_address[0]', ''),
      part_as_a_whole: at(FROM_TLUL, "s_a_mask != lanes) legal = 1'b0", 's_a_mask != lanes) legal = legal'),
      written_as_code: at(FROM_TLUL, 'put ? s_a_user_instr_type == NO_INSTRUCTION', "put ? 1'b1"),
      command_unchecked: at(FROM_TLUL, 's_a_user_cmd_intg != command_bits', "1'b0"),
      data_unchecked: at(FROM_TLUL, 'put && s_a_user_data_intg != data_bits', "1'b0"),
      refused_and_sent: at(FROM_TLUL, 'm_awvalid  <= legal && put', 'm_awvalid  <= put'),
      error_is_ok: at(FROM_TLUL, '? m_rresp[1] : m_bresp[1]', '? m_rresp[1] : m_rresp[1]'),
      taken_too_early: at(FROM_TLUL, '!busy && !s_d_valid', '!busy'),
      source_of_the_next: at(FROM_TLUL, 's_d_source <= s_a_source', "s_d_source <= '0"),
      code_is_data: at(FROM_TLUL, 'fetching   <= s_a_user_instr_type == INSTRUCTION', "fetching   <= 1'b0"),
    },
  },
  'ID converter': {
    claims: [
      {
        ...{ name: 'single_id', folder: 'axi4_id_converter/proof' },
        rtl: ['common/nl_slice.sv', 'common/nl_fifo.sv', `axi4_id_converter/rtl/${SINGLE_ID}`],
      },
    ],
    mutants: {
      id_of_the_last: at(SINGLE_ID, 'm_rvalid && r_room && m_rlast', 'm_rvalid && r_room'),
      id_kept: at(SINGLE_ID, '(m_bvalid && b_room)', "(1'b0)"),
      id_too_early: at(SINGLE_ID, '(m_bvalid && b_room)', '(m_bvalid)'),
      queue_overrun: at(SINGLE_ID, 'aw_room && !aw_full', 'aw_room'),
      taken_twice: at(SINGLE_ID, 's_awvalid && !aw_full)', 's_awvalid)'),
      beats_overrun: at(SINGLE_ID, 'm_rready  = r_room', "m_rready  = 1'b1"),
      lock_passes: at(SINGLE_ID, "m_awlock  = 1'b0", 'm_awlock  = s_awlock'),
      id_passes: at(SINGLE_ID, "m_arid    = '0", 'm_arid    = r_id'),
    },
  },
  'reservations of exclusive accesses': {
    claims: [
      reservations(2, 0x0a84, { EACH: 1 }),
      reservations(2, 0x1f80, { EACH: 1 }),
      reservations(3, 0x1000),
      reservations(1, 0x0a84),
    ],
    mutants: {
      writes_unheeded: at(RESERVATIONS, 'kept <= kept & ~touched', 'kept <= kept'),
      fixed_runs_on: at(RESERVATIONS, "write_burst == FIXED ? '0 : ", ''),
      wrap_from_its_address: at(
        RESERVATIONS,
        'write_burst == WRAP ? write_address[11:0] & ~span : write_address[11:0]',
        'write_address[11:0]',
      ),
      unaligned_goes_on: at(
        RESERVATIONS,
        '(write_address[11:0] & ~beat) + span',
        'write_address[11:0] + span',
      ),
      first_block_alone: at(RESERVATIONS, 'block <= last_block', 'block == first_block'),
      one_beat: at(RESERVATIONS, "{4'd0, write_len} << write_size", "12'd0"),
      any_id: at(RESERVATIONS, 'ids[k*IW+:IW] == write_id && ', ''),
      near_is_enough: at(RESERVATIONS, 'addresses[k*AW+:AW] == write_address)', 'touched[k])'),
      never_withdrawn: at(
        RESERVATIONS,
        'if (withdraw) kept <= kept & ~made',
        "if (1'b0) kept <= kept & ~made",
      ),
      all_withdrawn: at(RESERVATIONS, 'kept <= kept & ~made', "kept <= '0"),
      never_granted: at(RESERVATIONS, "granted = 1'b1", "granted = 1'b0"),
      own_place_forgotten: at(RESERVATIONS, "own != '0 ? own : ", ''),
    },
  },
  'exclusive accesses as they pass': {
    // Faults show within fourteen clocks: an access that never waits takes six from its request to its answer.
    claims: [
      { ...exclusive, clocks: 14 },
      { ...exclusive, seconds: 600 },
    ],
    mutants: {
      grants_all: at(EXCLUSIVE, 'write_granted <= aw_lock && granted', 'write_granted <= aw_lock'),
      reads_never_granted: at(EXCLUSIVE, 'read_granted <= ar_lock', "read_granted <= 1'b0"),
      reads_always_granted: at(EXCLUSIVE, 'alone && read_granted && m_rresp == OKAY', 'm_rresp == OKAY'),
      error_is_granted: at(EXCLUSIVE, 'write_granted && m_bresp[1:0] == OKAY', 'write_granted'),
      read_error_is_granted: at(EXCLUSIVE, 'read_granted && m_rresp == OKAY', 'read_granted'),
      writes_anyway: at(EXCLUSIVE, "alone && !write_granted ? '0 : w_strobes", 'w_strobes'),
      never_writes: at(EXCLUSIVE, "alone && !write_granted ? '0", "!write_granted ? '0"),
      reads_beside: at(EXCLUSIVE, '(!ar_lock || idle)', "(1'b1)"),
      writes_beside: at(EXCLUSIVE, '(!aw_lock || (idle && reads_hold))', '(!aw_lock || reads_hold)'),
      not_alone: at(EXCLUSIVE, 'ar_waits && ar_room && !alone', 'ar_waits && ar_room'),
      data_of_nothing: at(EXCLUSIVE, "w_waits && w_room && owed != '0", 'w_waits && w_room'),
      lock_passes: at(EXCLUSIVE, "m_arlock = 1'b0", 'm_arlock = ar_lock'),
    },
  },
  'answers of the guard in time': {
    deep: true,
    claims: [guard({ TIMELY: 1 })],
    mutants: {
      writes_never_late: at(GUARD_WRITES, "late = waited == TW'(TIMEOUT)", "late = 1'b0"),
      reads_never_late: at(GUARD_READS, "late = waited == TW'(TIMEOUT)", "late = 1'b0"),
      data_not_owed: at(GUARD_WRITES, '(m_wvalid && !m_wready) || ', ''),
      answer_not_owed: at(GUARD_WRITES, "(complete != '0 && b_room && !m_bvalid)", "1'b0"),
      beats_not_owed: at(GUARD_READS, ' || (!empty && r_room && !m_rvalid)', ''),
      unheard: at('nl_axi4_guard.sv', 'if (write_late || read_late)', "if (1'b0)"),
    },
  },
  'isolation and time-out': {
    claims: [guard()],
    mutants: {
      answer_of_nothing: at(GUARD_WRITES, "complete != '0 && (cut || m_bvalid)", 'cut || m_bvalid'),
      answered_before_data: at(GUARD_WRITES, "- CW'(b_taken)", ''),
      shown_when_cut: at(GUARD_WRITES, 'shown_valid && !cut', 'shown_valid'),
      data_when_cut: at(GUARD_WRITES, 'w_goes && !cut', 'w_goes'),
      beats_of_nothing: at(GUARD_READS, '!empty && (cut || m_rvalid)', '(cut || m_rvalid)'),
      last_too_early: at(GUARD_READS, 'r_last   = given == len', "r_last   = given >= 8'd1"),
      listens_when_cut: at(GUARD_READS, 'r_room && !cut', 'r_room'),
    },
  },
};
