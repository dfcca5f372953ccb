import type { Mutant } from './mutant.ts';

/** Of write-through. */
export const THROUGH_MUTANTS: readonly Mutant[] = [
  ['an invalid line hits', "tag_0 == {1'b1, addr[31:8]}", 'tag_0[23:0] == addr[31:8]'],
  [
    'the lowest bit of the tag is not compared',
    "tag_0 == {1'b1, addr[31:8]}",
    "tag_0[24:1] == {1'b1, addr[31:9]}",
  ],
  ['a store that hits stays in the cache', 'found = looked_up && hit && !we', 'found = looked_up && hit'],
  [
    'a store goes to memory alone',
    '({2{state == STORE && m_axi_bvalid && m_axi_bresp == OKAY}} & write_ways)',
    "2'd0",
  ],
  ['a store goes to both ways', '& write_ways', '& {2{|write_ways}}'],
  ['a store that the bus refuses is in the cache', 'm_axi_bvalid && m_axi_bresp == OKAY}}', 'm_axi_bvalid}}'],
  [
    'a store is in the cache before the bus has taken it',
    'state == STORE && m_axi_bvalid && m_axi_bresp == OKAY}}',
    'state == STORE}}',
  ],
  [
    'the ways of an earlier store are written',
    'if (starts_store) write_ways',
    'if (starts_store && |way_hit) write_ways',
  ],
  [
    'a store of a byte changes the word',
    'data_lanes = state == STORE ? be',
    "data_lanes = state == STORE ? 4'b1111",
  ],
  ['a store goes to the word of the last beat', 'state == STORE ? addr[3:2] : beat', 'beat'],
  [
    'a store writes what the bus read last',
    'write_data = state == STORE ? wdata : m_axi_rdata',
    'write_data = m_axi_rdata',
  ],
  [
    'a store that misses fetches its line',
    'if (miss) state <= we ? STORE : ADDRESS',
    'if (miss) state <= we && |way_hit ? STORE : ADDRESS',
  ],
  ['a store writes whole words', 'm_axi_wstrb = be', "m_axi_wstrb = 4'b1111"],
  ['a store is not the last of its burst', "m_axi_wlast = 1'b1", "m_axi_wlast = 1'b0"],
  ['a store is a burst', "m_axi_awlen = 8'd0", 'm_axi_awlen = LAST_BEAT'],
  ['a device is stored to as memory', "cached ? 4'b0110 : 4'b0000", "4'b0110"],
  ['each miss is a store on the bus', 'starts_store = miss && we', 'starts_store = miss'],
];
