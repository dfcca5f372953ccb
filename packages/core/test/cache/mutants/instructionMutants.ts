import type { Mutant } from './mutant.ts';

/** Of instruction caches. */
export const INSTRUCTION_MUTANTS: readonly Mutant[] = [
  [
    'the lowest bit of the tag is not compared',
    "tag_0 == {1'b1, addr[31:8]}",
    "{tag_0[24:1], 1'b1} == {1'b1, addr[31:9], 1'b1}",
  ],
  ['everything is cached', 'assign cached = addr[31:12]', "assign cached = 1'b1 || addr[31:12]"],
  ['a flush is not heard', 'if (flush) state <= CLEAR; else if', 'if'],
  ['a flush during a burst is not heard', 'state <= stale || flush ? CLEAR : LOOK_UP', 'state <= LOOK_UP'],
  ['a flush with the last beat clears nothing', 'state <= stale || flush ? CLEAR', 'state <= stale ? CLEAR'],
  [
    'a flush during the address is forgotten',
    '(state == ADDRESS || state == BEATS) && (stale || flush)',
    '(state == BEATS) && (stale || flush)',
  ],
  ['a flush is forgotten after a cycle', '&& (stale || flush)', '&& flush'],
  [
    'what was looked up before a flush is taken',
    'state == LOOK_UP && !flush && (accept',
    'state == LOOK_UP && (accept',
  ],
  [
    'the next request does not wait for the end of a burst',
    'ibus_gnt = state == LOOK_UP && (!pending || found)',
    'ibus_gnt = state == LOOK_UP',
  ],
  ['a request waits though the answer is there', '(!pending || found)', '!pending'],
  ['the lookup is not done again', '(accept || (pending && !looked_up))', 'accept'],
  [
    'a request is forgotten while the bus answers another',
    'pending <= accept || (pending && !ibus_rvalid)',
    'pending <= accept || (pending && !arrives)',
  ],
  ['each beat answers', 'found || (arrives && pending)', 'found || arrives'],
  ['an error is not told', 'ibus_err = !found && m_axi_rresp != OKAY', "ibus_err = 1'b0"],
  [
    'a hit tells the error of another answer',
    'ibus_err = !found && m_axi_rresp != OKAY',
    'ibus_err = m_axi_rresp != OKAY',
  ],
  [
    'a burst begins with the first word of the line',
    "assign m_axi_araddr = {addr, 2'b00}",
    "assign m_axi_araddr = {addr[31:4], 4'b0000}",
  ],
  ['a burst is a word too short', "LAST_BEAT = 8'd3", "LAST_BEAT = 8'd2"],
  ['a burst of a line does not wrap', 'cached ? WRAP : INCR', 'INCR'],
  ['a device is read by a burst', "m_axi_arlen = cached ? LAST_BEAT : 8'd0", 'm_axi_arlen = LAST_BEAT'],
  ['a device is read as memory', "cached ? 4'b1111 : 4'b0000", "4'b1111"],
  ['instructions are read as data', "m_axi_arprot = 3'b101", "m_axi_arprot = 3'b001"],
  ['the burst is taken for one that does not wrap', 'beat <= addr[3:2]', "beat <= 2'd0"],
  ['the word of a beat moves without a beat', 'else if (arrives) beat', 'else beat'],
  [
    'an error is forgotten by the next beat',
    'failed <= state == BEATS && (failed || (arrives && m_axi_rresp != OKAY))',
    'failed <= state == BEATS && arrives && m_axi_rresp != OKAY',
  ],
  [
    'an error within a burst leaves the line valid',
    'ends && !failed && m_axi_rresp == OKAY',
    'ends && m_axi_rresp == OKAY',
  ],
  [
    'an error of the last beat leaves the line valid',
    'ends && !failed && m_axi_rresp == OKAY',
    'ends && !failed',
  ],
  ['a refilled line is never valid', '(state == ADDRESS || ends)', 'state == ADDRESS'],
  [
    'a device is kept as a line',
    '{2{cached && (state == ADDRESS || ends)}}',
    '{2{state == ADDRESS || ends}}',
  ],
  ['the data of a device overwrite a line', '{2{arrives && cached}}', '{2{arrives}}'],
  ['a line is written to both ways', '{2{arrives && cached}} & victim', '{2{arrives && cached}}'],
  ['one way is always replaced', '{victim[0:0], victim[1]}', 'victim'],
  [
    'tags are cleared in all sets but the last',
    "CLEAR: if (clear_index == 4'd15)",
    "CLEAR: if (clear_index == 4'd14)",
  ],
  ['only one way is cleared', "state == CLEAR ? {2{1'b1}}", "state == CLEAR ? 2'b10"],
  ['a set is cleared where the last fetch was', 'state == CLEAR ? clear_index : addr', 'addr'],
  ['two ways give their words at once', '({32{way_hit[0]}} & data_0)', 'data_0'],
  ['a burst is taken for over by its address', 'ADDRESS: if (m_axi_arready)', 'ADDRESS: if (m_axi_rvalid)'],
];
