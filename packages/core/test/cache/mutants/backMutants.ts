import type { Mutant } from './mutant.ts';

/** Of write-back. */
export const BACK_MUTANTS: readonly Mutant[] = [
  // Where every store goes to memory, no request waits behind a burst: these four change nothing there.
  [
    'the lookup is not done again',
    'looked_up <= state == LOOK_UP && (accept || (pending && !looked_up))',
    'looked_up <= state == LOOK_UP && accept',
  ],
  [
    'the address of the next request is looked up instead of the own',
    'pending && !looked_up ? addr',
    "1'b0 ? addr",
  ],
  ['each beat answers', 'arrives && pending && first &&', 'arrives && pending &&'],
  ['a store is answered by the first beat of its line', 'first && (!we || m_axi_rresp != OKAY)', 'first'],
  ['an invalid line hits', "tag_0[24:0] == {1'b1, addr[31:8]}", 'tag_0[23:0] == addr[31:8]'],
  [
    'the lowest bit of the tag is not compared',
    "tag_0[24:0] == {1'b1, addr[31:8]}",
    "tag_0[24:1] == {1'b1, addr[31:9]}",
  ],
  [
    'a dirty line is not written when another takes its place',
    'state <= |(victim & dirty) ? EVICT : ADDRESS',
    'state <= ADDRESS',
  ],
  [
    'a line is written though nobody changed it',
    'state <= |(victim & dirty) ? EVICT : ADDRESS',
    'state <= EVICT',
  ],
  [
    'the dirty bit of another way decides',
    '(miss && !stored && cached && |(victim & dirty))',
    '(miss && !stored && cached && |dirty)',
  ],
  [
    'what was stored a cycle ago is not seen as dirty',
    'else if (miss && !stored) state',
    'else if (miss) state',
  ],
  [
    'a store leaves its line clean',
    "store_hit ? {1'b1, 1'b1, addr[31:8]}",
    "store_hit ? {1'b0, 1'b1, addr[31:8]}",
  ],
  ['a refilled line is dirty', "{1'b0, ends && !failed", "{1'b1, ends && !failed"],
  [
    'a line stays dirty when it was written',
    "state == EVICTED ? {1'b0, 1'b1, evict_tag}",
    "state == EVICTED ? {1'b1, 1'b1, evict_tag}",
  ],
  [
    'a line is forgotten when it was written for fence.i',
    "state == EVICTED ? {1'b0, 1'b1, evict_tag}",
    "state == EVICTED ? {1'b0, 1'b0, evict_tag}",
  ],
  ['a load does not see the store before it', 'forwards = stored && stored_addr == addr', "forwards = 1'b0"],
  ['a load sees any store before it', 'forwards = stored && stored_addr == addr', 'forwards = stored'],
  ['a load sees a store of long ago', 'stored <= store_hit', 'stored <= store_hit || stored'],
  ['a load sees all bytes of the store before it', 'forwards && stored_be[2]', 'forwards'],
  ['a store of a byte changes the word', 'data_lanes = store_hit ? be', "data_lanes = store_hit ? 4'b1111"],
  ['a store goes to the word of the last beat', 'store_hit ? addr[3:2] : beat', 'beat'],
  [
    'a store goes to both ways',
    '({2{store_hit}} & way_hit); assign data_lanes',
    '{2{store_hit}}; assign data_lanes',
  ],
  ['the ways of a line are written in the wrong place', 'state == EVICTED ? evict_index : addr', 'addr'],
  [
    'an evicted line goes to the address of the new one',
    "{evict_tag, evict_index, 4'd0}",
    "{addr[31:8], evict_index, 4'd0}",
  ],
  [
    'an evicted line comes from the other way',
    '({32{evict_way[0]}} & data_0)',
    '({32{evict_way[1]}} & data_0)',
  ],
  [
    'a line on its way to memory begins at the word that misses',
    "evict_word <= 3'd0",
    "evict_word <= {1'b0, addr[3:2]}",
  ],
  ['the word before is read too late', 'read = state != EVICT || evict_load', "read = 1'b1"],
  ['the last word has no WLAST', "w_last <= evict_word == 3'd3", "w_last <= 1'b0"],
  ['WLAST comes a word early', "w_last <= evict_word == 3'd3", "w_last <= evict_word == 3'd2"],
  [
    'a word is given up when the bus is not ready',
    "evict_word != 3'd4 && (!w_valid || m_axi_wready)",
    "evict_word != 3'd4",
  ],
  ['the bytes of a store are those of a line', "state == STORE ? be : 4'b1111", 'be'],
  ['a store writes whole words', "state == STORE ? be : 4'b1111", "4'b1111"],
  ['the next burst does not wait for the response', 'EVICTED: if (m_axi_bvalid) state', 'EVICTED: state'],
  [
    'an error of a line that was written is not told',
    'state == EVICTED && m_axi_bvalid && m_axi_bresp != OKAY',
    "1'b0",
  ],
  [
    'an error of a line is told without one',
    'state == EVICTED && m_axi_bvalid && m_axi_bresp != OKAY',
    'state == EVICTED && m_axi_bvalid',
  ],
  ['a store that finds no line is lost', 'state <= unread ? STORE : LOOK_UP', 'state <= LOOK_UP'],
  [
    'a store is repeated on the bus by each refill',
    'unread = ends && (failed || m_axi_rresp != OKAY)',
    'unread = ends',
  ],
  ['a store of which the first beat failed goes to memory', '&& pending && we && !first', '&& we && !first'],
  [
    'a store to a device looks for a line',
    'if (miss && !cached) state <= we ? STORE : ADDRESS',
    'if (miss && !cached) state <= ADDRESS',
  ],
  ['cleaning begins while an access waits', 'if (scan && !pending) state', 'if (scan) state'],
  [
    'accesses go on while lines are cleaned',
    'dbus_gnt = state == LOOK_UP && !scan',
    'dbus_gnt = state == LOOK_UP',
  ],
  ['cleaning begins again', 'scan = clean && !cleaned', 'scan = clean'],
  [
    'cleaning ends at the first set',
    "cleaned <= state == SCAN && scanned && dirty == '0 && set == 4'd15",
    "cleaned <= state == SCAN && scanned && dirty == '0",
  ],
  ['cleaning leaves out the last set', "dirty == '0 && set == 4'd15", "dirty == '0 && set == 4'd14"],
  [
    'cleaning goes by tags that were not read',
    'scanned <= state == SCAN && !scanned',
    'scanned <= state == SCAN',
  ],
  [
    'cleaning goes to the next set with a dirty way left',
    "(state == SCAN && scanned && dirty == '0)) set",
    '(state == SCAN && scanned)) set',
  ],
  ['cleaning takes one way alone', "scan_way = dirty & (~dirty + 2'd1)", "scan_way = dirty & 2'd1"],
  ['cleaning writes two lines as one', "scan_way = dirty & (~dirty + 2'd1)", 'scan_way = dirty'],
  [
    'cleaning writes the way that would make room',
    'evict_way <= state == SCAN ? scan_way : victim',
    'evict_way <= victim',
  ],
  [
    'cleaning writes to the set of the last access',
    'evict_index <= state == SCAN ? set : addr[7:4]',
    'evict_index <= addr[7:4]',
  ],
  ['cleaning does not come back', 'state <= scanning ? SCAN : ADDRESS', 'state <= ADDRESS'],
  ['lines of devices are looked for', '(miss && we && !cached) || unread', 'unread'],
];
