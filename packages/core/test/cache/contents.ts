import { sv } from '../../src/rtl/sv.ts';
import type { CacheOptions } from '../../src/options/coreOptions.ts';

/**
 * What must lie in a cache, by what its description says of it: ways in turn, a line for each burst without an error. So
 * a bench sees a line that is fetched although it is there, a hit of one that is not, and one that is lost.
 */
export const contents = ({ size, ways, line }: CacheOptions) => sv`
  localparam integer SETS = ${size / ways / line};
  logic held [0:${size / line - 1}];
  logic changed [0:${size / line - 1}];
  logic [31:0] held_line [0:${size / line - 1}];
  integer turn = 0, place_of, entry;
  // Ways that were locked at the last lookup: what a miss has chosen stays.
  integer kept_out = 0;
  initial for (entry = 0; entry < ${size / line}; entry = entry + 1) begin
    held[entry] = 0;
    changed[entry] = 0;
  end

  // Where a word lies, or -1.
  function integer entry_of(input [31:0] at);
    integer way;
    entry_of = -1;
    for (way = 0; way < ${ways}; way = way + 1)
      if (held[at / ${line} % SETS * ${ways} + way] && held_line[at / ${line} % SETS * ${ways} + way] == at / ${line})
        entry_of = at / ${line} % SETS * ${ways} + way;
  endfunction
  task line_asked(input [31:0] at);
    if (entry_of(at) >= 0) complain("a burst for a line that is there");
    while (kept_out[turn]) turn = (turn + 1) % ${ways};
    place_of = at / ${line} % SETS * ${ways} + turn;
    if (held[place_of] && changed[place_of]) complain("a line is lost");
    held[place_of] = 0;
  endtask
  task line_came(input [31:0] at, input good);
    held[place_of] = good;
    held_line[place_of] = at / ${line};
    changed[place_of] = 0;
    turn = (turn + 1) % ${ways};
  endtask
  task line_written(input [31:0] at);
    if (entry_of(at) < 0) complain("a line is written that is not there");
    else begin
      if (!changed[entry_of(at)]) complain("a line is written that nobody changed");
      changed[entry_of(at)] = 0;
    end
  endtask
  task all_forgotten;
    for (integer each = 0; each < ${size / line}; each = each + 1) held[each] = 0;
  endtask
`;
