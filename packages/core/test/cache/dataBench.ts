import { dataCache } from '../../src/rtl/cache/dataCache.ts';
import { dataShape } from '../../src/rtl/cache/dataShape.ts';
import type { DataShape } from '../../src/rtl/cache/dataShape.ts';
import { isCached } from '../../src/rtl/cache/geometry.ts';
import { sv } from '../../src/rtl/sv.ts';
import type { CoreOptions } from '../../src/index.ts';
import { readMemory, writeMemory } from './axiMemory.ts';
import { contents } from './contents.ts';
import { lockMasks } from './lockMasks.ts';
import { lostBits } from './lostBits.ts';
import { SPAN } from './shapes.ts';
import { WRONG_BITS_TOLD, wrongBits } from './wrongBits.ts';

/**
 * Random loads and stores on the data cache against a flat memory: as dense as the load-store unit may ask, with waits
 * and errors on the bus; from time to time all is written to memory and compared. Prints PASS, or what is wrong.
 */
export function dataBench(options: CoreOptions, operations: number): string {
  const { words, writeBack, manages, parity, ecc } = dataShape(options);
  const ports = dataCache.ports(options);
  const nets = ports.map(
    ({ name, packed = '' }) => `logic ${packed} ${name}${START.test(name) ? ' = 0' : ''};`,
  );
  return sv`
    module bench;
      ${nets.join('\n')}
      c_dcache dut (${ports.map(({ name }) => `.${name}(${name})`).join(', ')});
      always #5 clk = !clk;

      logic [31:0] memory [0:${SPAN / 4 - 1}];
      logic [31:0] truth [0:${SPAN / 4 - 1}];
      logic losing = 0, errors = 0, r_is_first = 0, b_alone = 0;
      integer problems = 0, lines_lost = 0, lines_told = 0, done = 0, quiet = 0, i, hot = 0;
      initial for (i = 0; i < ${SPAN / 4}; i = i + 1) begin
        memory[i] = i * 32'h9e3779b1;
        truth[i] = memory[i];
      end

      ${tasks(options)}
      ${manages ? managing(dataShape(options)) : ''}

      ${contents(options.memory.dataCache!)}
      ${options.memory.cacheLock && lockMasks(options.memory.dataCache!.ways)}
      ${parity ? lostBits(dataShape(options), { word: 36, part: 9, reads: `(!dut.we${manages ? ' && dut.manage == 0' : ''})`, forgets: "1'b0" }) : ''}

      ${ecc ? wrongBits(dataShape(options)) : ''}

      ${readMemory(words, { cache: writeBack ? '1111' : '1110', prot: '001' })}

      ${writeMemory(words, writeBack ? { word: '0000', line: '1111' } : { word: '0110', line: '0000' })}

      ${driver(options)}

      ${writeBack ? 'always @(posedge clk) if (rst_n && write_error) lines_told = lines_told + 1;' : ''}

      initial begin
        repeat (4) @(posedge clk);
        rst_n <= 1;
        wait (done >= ${operations / 2});
        errors = 1;
        losing = 1;
        wait (done >= ${operations});
        errors = 0;
        repeat (4000) @(posedge clk);
        if (lines_told != lines_lost) begin problems = problems + 1; $display("%0d errors of lines told, %0d given", lines_told, lines_lost); end
        ${parity ? 'if (told < 5 || told > lost) begin problems = problems + 1; $display("%0d of %0d lost bits told", told, lost); end' : ''}
        ${ecc ? WRONG_BITS_TOLD : ''}
        if (problems == 0) $display("PASS");
        $finish;
      end
      always @(posedge clk) begin
        quiet = dbus_rvalid === 1'b1 ? 0 : quiet + 1;
        if (quiet == 5000) begin $display("stuck"); $finish; end
        if (problems > 5) $finish;
      end
    endmodule
  `;
}

const START =
  /^(clk|rst_n|locked|dbus_(we|addr|be|wdata|manage)|clean|m_axi_(awready|wready|bvalid|bresp|arready|r(valid|data|resp|last)))$/;

const tasks = (options: CoreOptions) => sv`
  task complain(input string what);
    problems = problems + 1;
    $display("%0t: %0s", $time, what);
  endtask
  function is_cached(input [31:0] at);
    is_cached = ${isCached('at', options)};
  endfunction
  function [31:0] address_of(input [9:0] index);
    address_of = {20'h80000, index, 2'b00};
  endfunction
  function [31:0] word_at(input [31:0] at);
    word_at = memory[at[11:2]];
  endfunction
  task write_word(input [31:0] at, input [31:0] data, input [3:0] lanes);
    for (integer lane = 0; lane < 4; lane = lane + 1) if (lanes[lane]) memory[at[11:2]][8*lane+:8] = data[8*lane+:8];
  endtask
`;

/** Loads and stores, half of them to a few words that move; a request may come with a hit. */
function driver(options: CoreOptions): string {
  const { cleans, writeBack, manages, parity, ecc } = dataShape(options);
  return sv`
    logic busy = 0, want = 0, asked_we = 0, bad = 0, due = 0;
    logic [9:0] index = 0, asked = 0;
    logic [3:0] asked_be = 0;
    logic [1:0] asked_manage = 0;
    logic [31:0] asked_data = 0;
    // What the cache sees changes behind the edge.
    logic asks = 0, waits = 0;
    assign dbus_req = asks && (!waits || dbus_hit);
    always @(posedge clk) if (rst_n) begin
      bad = asked_manage != 0 ? m_axi_bvalid && m_axi_bresp != 0 : (m_axi_rvalid && r_is_first && m_axi_rresp != 0) || (m_axi_bvalid && b_alone && m_axi_bresp != 0);
      if (^dbus_rvalid === 1'bx) complain("neither an answer nor none");
      if (dbus_hit && !dbus_rvalid) complain("a hit without an answer");
      if (dbus_hit && dbus_err) complain("a hit with an error");
      if (dbus_hit && (!is_cached(address_of(asked)) || entry_of(address_of(asked)) < 0)) complain("a hit of what is not there");
      if (due && !dbus_hit) complain("a hit that took longer");
      due = 0;
      ${writeBack ? 'if (dbus_rvalid && asked_we && entry_of(address_of(asked)) >= 0) changed[entry_of(address_of(asked))] = 1;' : ''}
      ${manages ? MANAGED : ''}
      if (busy && !asked_we && m_axi_rvalid && r_is_first && !dbus_rvalid) complain("the first beat answers nothing");
      if (dbus_rvalid) begin
        if (!busy) complain("an answer to nothing");
        if (dbus_err !== bad) complain("error");
        if (!dbus_err && !asked_we && asked_manage == 0 && dbus_rdata !== truth[asked]) complain("data");
        if (!dbus_err && asked_we)
          for (integer lane = 0; lane < 4; lane = lane + 1) if (asked_be[lane]) truth[asked][8*lane+:8] = asked_data[8*lane+:8];
        busy = 0;
        done = done + 1;
      end
      if (dbus_req && dbus_gnt) begin
        busy = 1;
        want = 0;
        asked = index;
        asked_we = dbus_we;
        asked_be = dbus_be;
        asked_data = dbus_wdata;
        ${manages ? 'asked_manage = dbus_manage;' : ''}
        due = is_cached(dbus_addr) && entry_of(dbus_addr) >= 0${writeBack ? '' : ' && !dbus_we'}${manages ? ' && dbus_manage == 0' : ''}${parity ? ' && !spoils(dbus_addr, !dbus_we, 1)' : ''}${ecc ? ECC_DUE : ''};
      end
      ${cleans ? CLEANING : ''}
      if ($urandom % 64 == 0) hot = $urandom;
      #1;
      if (!want && $urandom % 4 != 0) begin
        want = 1;
        index = $urandom % 2 ? $urandom : hot + $urandom % 4;
        dbus_addr = {20'h80000, index, 2'b00};
        dbus_we = $urandom;
        dbus_be = $urandom;
        dbus_wdata = $urandom;
        ${manages ? 'dbus_manage = $urandom % 6 ? 0 : $urandom;\nif (dbus_manage != 0) dbus_we = 0;' : ''}
      end
      asks = want;
      waits = busy;
    end
  `;
}

/** A store of bytes takes a cycle more. */
const ECC_DUE = " && !(dbus_we && dbus_be != 4'b1111) && !spoils(dbus_addr, 1)";

/** What an instruction that manages a line leaves: memory as somebody else sees it, and a line that is gone. */
const managing = ({ words }: DataShape) => sv`
  localparam integer WORDS = ${words};
  task line_managed(input [31:0] at, input [1:0] how);
    integer word;
    if (how[0] && entry_of(at) >= 0 && changed[entry_of(at)]) complain("a line that should be in memory");
    for (word = at[11:2] & ~(WORDS - 1); word <= (at[11:2] | (WORDS - 1)); word = word + 1) begin
      if (how[0] && is_cached(at) && memory[word] !== truth[word]) complain("not in memory");
      if (how[1] && is_cached(at)) begin
        // Stores that are not in memory are gone, and what others write from now on is seen.
        if ($urandom % 2) memory[word] = $urandom;
        truth[word] = memory[word];
      end
    end
    if (how[1] && entry_of(at) >= 0) held[entry_of(at)] = 0;
  endtask
`;

/** In the cycle of the answer; an error of the bus is told there, and the line is clean all the same. */
const MANAGED = sv`
  if (dbus_rvalid && asked_manage != 0) begin
    if (dbus_hit) complain("a hit of what is no access");
    if (dbus_err) lines_told = lines_told + 1;
    line_managed(address_of(asked), asked_manage);
  end
`;

/** Cleaning may be asked for at any time, with requests under way and coming. */
const CLEANING = sv`
  if (cleaned && !clean) complain("cleaned without being asked");
  if (clean && cleaned) begin
    clean <= 0;
    for (integer word = 0; word < ${SPAN / 4}; word = word + 1) if (memory[word] !== truth[word]) complain("not in memory");
  end
  else if (!clean && $urandom % 400 == 0) clean <= 1;
`;
