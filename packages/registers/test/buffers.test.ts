import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RegisterMap } from '@netloom/model';
import type { RegisterMapText } from '@netloom/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomMap } from './random/map.ts';
import { prove, rtlOf } from './simulation/prove.ts';
import type { Case, Verdict } from './simulation/prove.ts';

type NodeText = NonNullable<RegisterMapText['children']>[number];
const mapOf = (name: string, bus: RegisterMapText['bus'], ...children: NodeText[]) =>
  RegisterMap.parse({ netloom: 'registers', version: 1, name, bus, children });

/** A value of hardware's that reads clear, and a setting for it, both twice as wide as the bus. */
const WIDE = mapOf(
  'wide',
  { dataWidth: 16 },
  {
    ...{ kind: 'register', name: 'TICKS', offset: 0, width: 32, readBuffer: { trigger: 'own' } },
    fields: [
      {
        ...{ name: 'N', lsb: 0, width: 32, software: 'r', onRead: 'clear', reset: 0, signalAccess: true },
        ...{ hardware: 'rw', hardwareEnable: 'high' },
      },
    ],
  },
  {
    ...{ kind: 'register', name: 'LIMIT', offset: 4, width: 32, writeBuffer: { trigger: 'own' } },
    fields: [{ name: 'N', lsb: 0, width: 32, hardware: 'r', reset: 0, signalModify: true }],
  },
);

/** What software sees and does, from the rules for buffers alone: one snapshot a read, one change a write. */
const PROOF = `module proof(input logic clk, rst_n, psel, penable, pwrite, we, input logic [31:0] next,
  input logic [2:0] paddr, input logic [15:0] pwdata, input logic [1:0] pstrb);
  logic [15:0] prdata, low; logic pready, pslverr, accessed, modified;
  logic [31:0] ticks, limit, snapshot, count, expected; logic [1:0] strobes;
  logic known = 0, taken = 0;
  wide_regs dut(.clk, .rst_n, .paddr, .psel, .penable, .pwrite, .pwdata, .pstrb, .prdata, .pready, .pslverr,
    .ticks_n(ticks), .ticks_n_next(next), .ticks_n_we(we), .ticks_n_accessed(accessed),
    .limit_n(limit), .limit_n_modified(modified));
  wire [15:0] bits = {{8{pstrb[1]}}, {8{pstrb[0]}}};
  wire [15:0] kept = {{8{strobes[1]}}, {8{strobes[0]}}};
  wire reads = psel && penable && !pwrite;
  wire writes = psel && penable && pwrite;
  wire first = reads && paddr[2:1] == 0;
  wire last = writes && paddr[2:1] == 3 && |pstrb;
  always_ff @(posedge clk) begin
    known <= !rst_n || known;
    if (!rst_n) begin taken <= 0; strobes <= 0; expected <= 0; count <= 0; end
    else begin
      if (first) begin taken <= 1; snapshot <= ticks; end
      count <= first ? 0 : we ? next : count;
      if (writes && paddr[2:1] == 2) begin low <= (low & ~bits) | (pwdata & bits); strobes <= strobes | pstrb; end
      if (last) begin
        expected <= {(expected[31:16] & ~bits) | (pwdata & bits), (expected[15:0] & ~kept) | (low & kept)};
        strobes <= 0;
      end
    end
    if (known && rst_n) begin
      assert (ticks == count && limit == expected);
      assert (accessed == first && modified == last);
      if (first) assert (prdata == ticks[15:0]);
      if (reads && paddr[2:1] == 1 && taken) assert (prdata == snapshot[31:16]);
      if (reads && paddr[2]) assert (prdata == (paddr[1] ? limit[31:16] : limit[15:0]));
    end
  end
endmodule`;

/** Checks the assertions with Yosys for every sequence of inputs of a few clocks. */
function check(rtl: string, clocks: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-buffers-'));
  try {
    writeFileSync(join(folder, 'proof.sv'), `${rtl}\n${PROOF}`);
    const script = `read_verilog -sv -formal proof.sv; hierarchy -top proof; proc; flatten; async2sync; opt_clean;
      sat -tempinduct-baseonly -prove-asserts -verify -seq 1 -maxsteps ${clocks} proof`;
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe', timeout: 170_000 } as const;
    execFileSync('yosys', ['-q', '-p', script], options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Faults that a generator of buffers could have, each as an edit of its text. */
const FAULTS: Record<string, (rtl: string) => string> = {
  'no capture': (rtl) => rtl.replace(/(ticks_captured +<=) ticks_value/, "$1 16'd0 & ticks_value"),
  'a capture at every clock': (rtl) => rtl.replace(/if \(ticks_read\) (?=ticks_captured)/, ''),
  'an effect of every word': (rtl) =>
    rtl.replace('read && address == TICKS', 'read && (address | 2) == (TICKS | 2)'),
  'no hold': (rtl) => rtl.replaceAll(/\|\| limit_held_strobe/g, "|| 1'b0 & limit_held_strobe"),
  'a commit of every word': (rtl) => rtl.replace('limit_arrives[1] && |pstrb', '|limit_arrives && |pstrb'),
};

describe('a register wider than the bus with buffers', () => {
  let rtl: string;

  beforeAll(async () => {
    rtl = await rtlOf(WIDE);
  });

  it('is read and written as one, which is proved for all inputs of 6 clocks', () => {
    check(rtl, 6);
  });

  it.each(Object.keys(FAULTS))('%s is noticed by the proof', (fault) => {
    const faulty = FAULTS[fault]!(rtl);
    expect(faulty).not.toBe(rtl);
    expect(() => check(faulty, 6)).toThrow(/proof did fail/);
  });
});

const SEEDED: Record<string, (rtl: string) => string> = {
  'no capture': (rtl) => rtl.replaceAll(/\b(\w+_captured\S*) +<= (?!'0)/g, "$1 <= '0 & "),
  'strobes that stay': (rtl) =>
    rtl.replaceAll(/\b(\w+_held_strobe\S*( \+: \d+\])?) +<= \S+ \? '0 : /g, '$1 <= '),
  'no hold': (rtl) => rtl.replaceAll(/\|\| (\w+_held_strobe)/g, "|| 1'b0 & $1"),
  'a trigger upside down': (rtl) =>
    rtl.replaceAll(
      /= (!?)(\w+_(?:capture|commit)(?:_n)?\b)/g,
      (_, not: string, port: string) => `= ${not ? '' : '!'}${port}`,
    ),
};

describe('faults in the buffers of a random map', () => {
  let verdicts: Map<string, Verdict>;

  beforeAll(async () => {
    const map = randomMap(62, { nodes: 1, buffered: true });
    const cases = Object.entries(SEEDED).map(([fault, mutate]): Case => ({
      label: fault.replaceAll(' ', '_'),
      map,
      effort: 12,
      mutate: (text) => {
        const changed = mutate(text);
        if (changed === text) throw new Error(`there is nothing to change for ${fault}`);
        return changed;
      },
    }));
    verdicts = await prove(cases);
  });

  it.each(Object.keys(SEEDED))('%s is noticed', (fault) => {
    expect(verdicts.get(fault.replaceAll(' ', '_'))!.faults).not.toEqual([]);
  });
});

it.each([8, 16, 32, 64] as const)(
  'the register file of a bus of %i bits has no warning of Verilator',
  async (dataWidth) => {
    const folder = mkdtempSync(join(tmpdir(), 'netloom-buffers-'));
    const bus = { dataWidth, protocol: dataWidth === 16 ? ('axi4-lite' as const) : ('apb' as const) };
    try {
      const trigger = { trigger: 'register', register: 'GO' } as const;
      const input = { trigger: 'input', active: 'low' } as const;
      const fields = [
        { name: 'F', lsb: 0, width: 8, onRead: 'clear' as const, reset: 0, hardware: 'rw' as const },
      ];
      const own = { trigger: 'own' } as const;
      const go = { trigger: 'field', field: 'GO.F' } as const;
      const base = { kind: 'register' as const };
      const map = RegisterMap.parse({
        ...{ netloom: 'registers', version: 1, name: 'lint', bus },
        children: [
          { ...base, name: 'GO', offset: 0, fields: [{ name: 'F', lsb: 0, reset: 0 }] },
          { ...base, name: 'BYTE', offset: 1024, width: 8, readBuffer: trigger, writeBuffer: input, fields },
          {
            ...base,
            name: 'TWO',
            offset: 2048,
            width: 2 * dataWidth,
            readBuffer: own,
            writeBuffer: own,
            fields,
          },
          {
            ...{ ...base, name: 'MANY', offset: 3072, width: 4 * dataWidth, array: { count: [3] } },
            ...{
              readBuffer: input,
              writeBuffer: go,
              fields: [{ name: 'G', lsb: 3, width: 2 * dataWidth, reset: 0 }],
            },
          },
        ],
      } satisfies RegisterMapText);
      writeFileSync(join(folder, 'lint_regs.sv'), await rtlOf(map));
      execFileSync('verilator', ['--lint-only', '-Wall', 'lint_regs.sv'], { cwd: folder, stdio: 'pipe' });
      execFileSync(
        'yosys',
        ['-q', '-p', 'read_verilog -sv lint_regs.sv; hierarchy -top lint_regs; proc; opt; check -assert'],
        { cwd: folder, stdio: 'pipe' },
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
