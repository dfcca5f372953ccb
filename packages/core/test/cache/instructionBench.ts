import { instructionCache } from '../../src/rtl/cache/instructionCache.ts';
import { geometryOf, isCached } from '../../src/rtl/cache/geometry.ts';
import { sv } from '../../src/rtl/sv.ts';
import type { CoreOptions } from '../../src/index.ts';
import { AHEAD_MET, nextLineMemory } from './nextLineMemory.ts';
import { readMemory } from './axiMemory.ts';
import { contents } from './contents.ts';
import { instructionShape } from '../../src/rtl/cache/instructionShape.ts';
import { lockMasks } from './lockMasks.ts';
import { lostBits } from './lostBits.ts';
import { WRONG_BITS_TOLD, wrongBits } from './wrongBits.ts';

/**
 * Random fetches on the instruction cache from a memory that changes as a whole: each word tells its address and the
 * number of changes. What was asked for since a flush must not be older than it. Prints PASS, or what is wrong.
 */
export function instructionBench(options: CoreOptions, operations: number): string {
  const shape = geometryOf(options.memory.instructionCache!);
  const { cacheParity: parity, cacheEcc: ecc, nextLinePrefetch: ahead } = options.memory;
  const ports = instructionCache.ports(options);
  const nets = ports.map(
    ({ name, packed = '' }) => `logic ${packed} ${name}${START.test(name) ? ' = 0' : ''};`,
  );
  return sv`
    module bench;
      ${nets.join('\n')}
      c_icache dut (${ports.map(({ name }) => `.${name}(${name})`).join(', ')});
      always #5 clk = !clk;

      logic losing = 0, errors = 0, r_is_first = 0;
      logic [21:0] changes = 0, floor = 0;
      integer problems = 0, done = 0, quiet = 0, i, place = 0;

      task complain(input string what);
        problems = problems + 1;
        $display("%0t: %0s", $time, what);
      endtask
      function is_cached(input [31:0] at);
        is_cached = ${isCached('at', options)};
      endfunction
      function [31:0] word_at(input [31:0] at);
        word_at = {changes, at[11:2]};
      endfunction

      ${contents(options.memory.instructionCache!)}
      ${options.memory.cacheLock && lockMasks(options.memory.instructionCache!.ways)}
      ${parity ? lostBits(shape, { word: 33, part: 33, reads: "1'b1", forgets: ahead ? UNTOLD : 'flush' }) : ''}
      ${ecc ? wrongBits(instructionShape(options)) : ''}

      ${memoryOf(options)}

      ${driver(parity, ecc, ahead)}

      initial begin
        repeat (4) @(posedge clk);
        rst_n <= 1;
        wait (done >= ${operations / 2});
        errors = 1;
        losing = 1;
        wait (done >= ${operations});
        ${parity ? 'if (told < 5 || told > lost) begin problems = problems + 1; $display("%0d of %0d lost bits told", told, lost); end' : ''}
        ${ecc ? WRONG_BITS_TOLD : ''}
        ${ahead && AHEAD_MET}
        if (problems == 0) $display("PASS");
        $finish;
      end
      always @(posedge clk) begin
        quiet = ibus_rvalid === 1'b1 ? 0 : quiet + 1;
        if (quiet == 5000) begin $display("stuck"); $finish; end
        if (problems > 5) $finish;
      end
    endmodule
  `;
}

const START = /^(clk|rst_n|locked|flush|ibus_(req|addr)|m_axi_(arready|r(valid|data|resp|last)))$/;

function memoryOf({ memory }: CoreOptions): string {
  const { cacheParity, cacheEcc, cacheLock, nextLinePrefetch } = memory;
  const cache = memory.instructionCache!;
  if (!nextLinePrefetch)
    return readMemory(geometryOf(cache).words, { cache: '1111', prot: '101', dropped: 'flush' });
  return sv`
    ${WANTED_AT}
    ${nextLineMemory(cache, {
      drops: cacheParity ? 'dut.spoilt' : cacheEcc ? 'dut.correcting' : "1'b0",
      mustCome: !cacheParity && !cacheEcc && !cacheLock,
      locks: cacheLock,
    })}
  `;
}

/** A word of a line that is still coming may lose a bit too: that is told, and is no business of the contents. */
const UNTOLD = "flush || is_coming({dut.addr, 2'b00})";

/** What waits for an answer, before the cycle's own is counted. */
const WANTED_AT = sv`
  logic [31:0] wanted_at = 0;
  always @(negedge clk) wanted_at = {20'h80000, wanted[answered % 4][9:0], 2'b00};
`;

/** Conditions of the cycle: a beat that answers comes, and a hit may be late, as a line that came ahead becomes valid. */
const ALONE = { beat: 'm_axi_rvalid', late: '' };
const AHEAD = { beat: '(m_axi_rvalid && !r_ahead)', late: ' && !(m_axi_rvalid && m_axi_rlast)' };

/** One fetch or two under way; most follow each other, and some ask elsewhere with a flush, the first after a while. */
const driver = (parity: boolean, ecc: boolean, ahead: boolean, { beat, late } = ahead ? AHEAD : ALONE) => sv`
  logic [31:0] wanted [0:3];
  integer asked = 0, answered = 0;
  logic bad = 0, due = 0;
  always @(posedge clk) if (rst_n) begin
    bad = ${beat} && r_is_first && m_axi_rresp != 0;
    if (^ibus_rvalid === 1'bx) complain("neither an answer nor none");
    if (ibus_rvalid && !${beat} && entry_of({20'h80000, wanted[answered % 4][9:0], 2'b00}) < 0${ahead && ' && !is_coming(wanted_at)'}) complain("a hit of what is not there");
    if (ibus_rvalid && !${beat} && ibus_req && !ibus_gnt) complain("a request waits for nothing");
    if (due && (!ibus_rvalid || ${beat})) complain("a hit that took longer");
    due = ibus_req && ibus_gnt && is_cached(ibus_addr) && entry_of(ibus_addr) >= 0 && !flush${late}${parity ? " && !spoils(ibus_addr, 1'b1, 1'b1)" : ''}${ecc ? ' && !spoils(ibus_addr, 1)' : ''};
    if (flush) begin
      floor = changes;
      all_forgotten;
    end
    if (ibus_rvalid) begin
      if (asked == answered) complain("an answer to nothing");
      if (ibus_err !== bad) complain("error");
      if (!ibus_err && ibus_rdata[9:0] !== wanted[answered % 4][9:0]) complain("word");
      if (!ibus_err && (ibus_rdata[31:10] < wanted[answered % 4][31:10] || ibus_rdata[31:10] > changes)) complain("older than the flush");
      answered = answered + 1;
      done = done + 1;
    end else if (bad) complain("an error that was not told");
    if (ibus_req && ibus_gnt) begin
      wanted[asked % 4] = {floor, ibus_addr[11:2]};
      asked = asked + 1;
      place = place + 4;
    end
    #1;
    if ($urandom % 3 == 0) changes = changes + 1;
    flush = done > 200 && $urandom % 300 == 0;
    if (flush || $urandom % 12 == 0) place = $urandom % 4 == 0 ? $urandom : $urandom % 512;
    ibus_req = asked - answered < 2 && $urandom % 8 != 0;
    ibus_addr = {20'h80000, place[11:2], 2'b00};
  end
`;
