import type { Part } from './fabricClaims.ts';
import type { Mutant } from './mutant.ts';

const at = (file: string, find: string, replace: string): Mutant => ({ file, find, replace });

const MUX = 'nl_axis_mux.sv';
const DEMUX = 'nl_axis_demux.sv';
const NARROW = 'nl_axis_narrow.sv';
const WIDEN = 'nl_axis_widen.sv';
const MAILBOX = 'nl_mailbox.sv';
const FIFO = 'nl_fifo.sv';
const SIDE = 'nl_dual_port_side.sv';
const TARGET = 'nl_i2c_target_engine.sv';
const ARRAY = 'nl_dual_port_array.sv';

const SLICED = ['common/nl_slice.sv'];
const of = (
  block: string,
  name: string,
  rtl: readonly string[] = [],
  defines: Record<string, number> = {},
) => ({
  ...{ name, defines, folder: `${block}/proof`, rtl: [...rtl, `${block}/rtl`] },
});

/** What is proved of streams and of the dual-port memory, in every state that can be reached. */
export const BLOCK_PARTS: Record<string, Part> = {
  'queue of a stream': {
    claims: [
      { name: 'queue_of_beats', folder: 'common/proof', rtl: ['common/nl_fifo.sv', 'common/nl_queue.sv'] },
    ],
    mutants: {
      overrun: at(FIFO, 'if (push && !full) pushed', 'if (push) pushed'),
      popped_when_empty: at(FIFO, 'if (pop && !empty)', 'if (pop)'),
      written_when_full: at(FIFO, 'if (push && !full) memory', 'if (push) memory'),
      last_in_first_out: at(FIFO, 'memory[popped[INDEX_BITS-1:0]]', "memory[pushed[INDEX_BITS-1:0] - 1'b1]"),
      full_too_early: at(FIFO, 'full  = level[INDEX_BITS]', "full  = level >= (INDEX_BITS + 1)'(DEPTH - 1)"),
      ready_when_full: at('nl_queue.sv', 'in_ready  = !full', "in_ready  = 1'b1"),
    },
  },
  'AXI-Stream multiplexer': {
    claims: [0, 1].map((WHO) => of('axis_mux', 'mux', SLICED, { WHO })),
    mutants: {
      packet_torn: at(MUX, 'under_way ? held : ', ''),
      no_turns: at(MUX, 'first     <= !chosen', "first     <= 1'b1"),
      beat_of_the_other: at(MUX, 'chosen ? beat1 : beat0', 'held ? beat1 : beat0'),
      both_taken: at(MUX, 'goes && !chosen}', 'goes}'),
      taken_without_room: at(MUX, 'waits[chosen] && room', 'waits[chosen]'),
      never_over: at(MUX, '!beat[BEAT_BITS-1]', "1'b1"),
    },
  },
  'AXI-Stream demultiplexer': {
    claims: [0, 1].map((WHO) => of('axis_demux', 'demux', SLICED, { WHO })),
    mutants: {
      to_both: at(DEMUX, 'waits && !target', 'waits'),
      to_none: at(DEMUX, 'out_ready(room[target])', "out_ready(1'b1)"),
      room_of_the_other: at(DEMUX, 'out_ready(room[target])', 'out_ready(room[!target])'),
    },
  },
  'narrower AXI-Stream': {
    claims: [of('axis_width', 'narrow')],
    mutants: {
      highest_first: at(NARROW, 'in_data[8*PART_BYTES*at+:', 'in_data[8*PART_BYTES*(PARTS-1-at)+:'),
      empty_parts: at(NARROW, "(in_last && behind == '0)", "1'b0"),
      cut_within_packets: at(NARROW, "(in_last && behind == '0)", "behind == '0"),
      last_too_early: at(NARROW, 'in_last && ends', 'in_last'),
      taken_too_early: at(NARROW, 'out_ready && ends', 'out_ready'),
      goes_on: at(NARROW, "ends ? '0 : at + 1'b1", "at + 1'b1"),
    },
  },
  'wider AXI-Stream': {
    claims: [of('axis_width', 'widen')],
    mutants: {
      packets_joined: at(WIDEN, 'in_last || at ==', 'at =='),
      keeps_the_old: at(WIDEN, "keep <= ends ? '0 : out_keep", 'keep <= out_keep'),
      begins_in_the_middle: at(WIDEN, "at   <= ends ? '0 : at + 1'b1", "at   <= at + 1'b1"),
      too_soon: at(WIDEN, 'in_valid && ends', 'in_valid'),
      beat_lost: at(WIDEN, '!ends || out_ready', "1'b1"),
    },
  },
  mailbox: {
    claims: [0, 1].map((WHO) => ({
      ...{ name: 'mailbox', folder: 'mailbox/proof', block: 'mailbox', defines: { WHO } },
    })),
    mutants: {
      own_words: at(MAILBOX, '.received      (ab_head)', '.received      (ba_head)'),
      own_pops: at(MAILBOX, '.pop  (ab_pop)', '.pop  (ba_pop)'),
      recalls_the_other: at(MAILBOX, '.clear(ab_recall)', '.clear(ba_recall)'),
      full_of_the_other: at(MAILBOX, '.push (ab_push)', '.push (ab_push && !ba_full)'),
      nothing_is_something: at('nl_mailbox_side.sv', "empty ? 32'd0 : received", 'received'),
      overrun: at(FIFO, 'if (push && !full) pushed', 'if (push) pushed'),
    },
  },
  'I2C target': {
    claims: [of('i2c_target', 'engine')],
    deep: true,
    mutants: {
      answers_others: at(TARGET, 'shift[7:1] == address', 'shift[6:1] == address[5:0]'),
      room_unheeded: at(TARGET, 'state == RECEIVE && room', 'state == RECEIVE'),
      taken_early: at(TARGET, "RECEIVE:\n        if (count == 4'd8)", "RECEIVE:\n        if (count == 4'd7)"),
      goes_on_unacknowledged: at(TARGET, 'if (refused) state', "if (1'b0) state"),
      acknowledge_stays: at(TARGET, 'RECEIVE:', "RECEIVE: if (count == 4'd9) count <= 4'd0; else"),
      lowest_bit_first: at(TARGET, 'sda_low <= !shift[7]', 'sda_low <= !shift[0]'),
      settles_too_short: at(TARGET, 'settling <= SETTLE', "settling <= 5'd30"),
      start_unheeded_within: at(TARGET, 'if (starts) begin', 'if (starts && state == IDLE) begin'),
      stop_unheeded: at(TARGET, 'if (stops) state', "if (stops && count == 4'd0) state"),
      acknowledges_what_it_sends: at(
        TARGET,
        "if (count == 4'd8) sda_low <= 1'b0;",
        "if (count == 4'd8) sda_low <= 1'b1;",
      ),
      sampled_when_low: at(
        TARGET,
        'assign rises         = scl && !scl_before',
        'assign rises         = !scl && scl_before',
      ),
      end_untold: at(TARGET, '(starts || stops)', 'stops'),
    },
  },
  'port of the dual-port memory': {
    claims: [of('dual_port_sram', 'side')],
    mutants: {
      both_at_once: at(SIDE, 'can_read && !write', 'can_read'),
      write_without_data: at(SIDE, '(wvalid || w_held) && ', ''),
      no_turns: at(SIDE, 'if (write || read) read_first <= write', "if (write || read) read_first <= 1'b1"),
      answer_overrun: at(SIDE, '(arvalid || ar_held) && (!rvalid || rready)', 'arvalid || ar_held'),
      address_moves: at(SIDE, 'if (!ar_held) held_araddr', 'held_araddr'),
      data_of_the_next: at(SIDE, 'w_held ? held_wdata : wdata', 'wdata'),
      written_twice: at(SIDE, 'aw_held <= (awvalid || aw_held) && !write', 'aw_held <= awvalid || aw_held'),
    },
  },
  'dual-port memory': {
    claims: [of('dual_port_sram', 'array')],
    mutants: {
      a_wins: at(ARRAY, 'if (b_write && b_strobe[lane])', 'if (b_write && !a_write && b_strobe[lane])'),
      strobes_of_a: at(ARRAY, 'b_write && b_strobe[lane]', 'b_write && a_strobe[lane]'),
      reads_of_a: at(ARRAY, 'b_read_data <= memory[b_word]', 'b_read_data <= memory[a_word]'),
      lost_with_a_read: at(ARRAY, 'a_write && a_strobe[lane]', 'a_write && !a_read && a_strobe[lane]'),
    },
  },
};
