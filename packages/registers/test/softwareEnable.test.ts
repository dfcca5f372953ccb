import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegisterMap } from '@netloom/model';
import { checkRegisters } from '@netloom/registers';
import { REGISTER_READERS } from '@netloom/registers/formats';
import { expect, it } from 'vitest';
import { rtlOf } from './simulation/prove.ts';

/** Writes that signals let in, as SystemRDL 2.0, 9.6.1, has them; one field is reached through an alias too. */
const RDL = `addrmap guard {
  signal {} open;
  signal {} shut;
  default hw = r;
  reg { field {} high[8] = 1; field {} low[8] = 2; field { onwrite = woset; } once[8] = 0; } R @ 0;
  reg other { field { onwrite = woclr; } high[8] = 1; };
  alias R other A @ 4;
  R.high->swwe = open;
  R.once->swwe = open;
  R.low->swwel = shut;
};`;

async function readRdl(text: string): Promise<RegisterMap> {
  const reader = REGISTER_READERS.find(({ id }) => id === 'systemrdl')!;
  const files = new Map([['guard.rdl', new TextEncoder().encode(text)]]);
  const { maps, diagnostics } = await reader.read({ path: 'guard.rdl', files });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return maps[0]!;
}

const FIELDS = { high: 'r_high_swwe', low: '!r_low_swwel', once: 'r_once_swwe' };

/** Asserts of each field that it keeps its value while `isOpen` says that it may not be written. */
function wrapper(isOpen: (field: keyof typeof FIELDS) => string): string {
  const inputs = 'paddr psel penable pwrite pwdata pstrb r_high_swwe r_low_swwel r_once_swwe rst_n'.split(
    ' ',
  );
  const width: Record<string, string> = { paddr: '[2:0]', pwdata: '[31:0]', pstrb: '[3:0]' };
  const names = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
  return `module proof(input logic clk, ${inputs.map((name) => `input logic ${width[name] ?? ''} ${name}`).join(', ')});
  ${names.map((name) => `logic [7:0] r_${name}, ${name}_last; logic ${name}_held = 0;`).join('\n  ')}
  guard_regs dut(.clk, ${inputs.map((name) => `.${name}`).join(', ')}, ${names.map((name) => `.r_${name}`).join(', ')});
  always_ff @(posedge clk) begin
    ${names
      .map(
        (name) => `${name}_last <= r_${name};
    ${name}_held <= rst_n && !(${isOpen(name)});
    if (${name}_held) assert (r_${name} == ${name}_last);`,
      )
      .join('\n    ')}
  end
endmodule`;
}

/** Proves the assertions with Yosys for every sequence of inputs, by temporal induction. */
function prove(rtl: string, proof: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-enable-'));
  try {
    writeFileSync(join(folder, 'proof.sv'), `${rtl}\n${proof}`);
    const script = `read_verilog -sv -formal proof.sv; hierarchy -top proof; proc; flatten; async2sync; opt_clean;
      sat -tempinduct -prove-asserts -verify -seq 1 -maxsteps 4 proof`;
    execFileSync('yosys', ['-q', '-p', script], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 170_000,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('a write that a signal does not let in changes nothing, through aliases too', async () => {
  const map = await readRdl(RDL);
  expect(checkRegisters(map).filter(({ severity }) => severity === 'error')).toEqual([]);
  const rtl = await rtlOf(map);
  prove(
    rtl,
    wrapper((field) => FIELDS[field]),
  );
  // The same claim without the enables is false, so that the proof says something.
  expect(() =>
    prove(
      rtl,
      wrapper(() => "1'b0"),
    ),
  ).toThrow();
});

it('an input is made for each write enable that no field is, whether or not a signal drives it', async () => {
  const map = await readRdl(RDL);
  const [register] = map.children;
  expect(
    register?.kind === 'register' && register.fields.map(({ softwareEnable }) => softwareEnable),
  ).toEqual(['high', 'low', 'high']);
  const bare = await readRdl('addrmap guard { reg { field { swwe; } f; } R; };');
  expect(bare.children).toMatchObject([{ fields: [{ softwareEnable: 'high' }] }]);
});
