import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RegisterMap } from '@netloom/model';
import type { RegisterMapText } from '@netloom/model';
import { checkRegisters, elaborate } from '@netloom/registers';
import { REGISTER_READERS } from '@netloom/registers/formats';
import { REGISTER_OUTPUTS, writeWithLosses } from '@netloom/registers/outputs';
import { describe, expect, it } from 'vitest';
import { rtlOf } from './simulation/prove.ts';

type RegisterText = Extract<NonNullable<RegisterMapText['children']>[number], { kind: 'register' }>;
const SEEN: RegisterText = {
  kind: 'register',
  name: 'STATUS',
  offset: 4,
  fields: [{ name: 'LEVEL', lsb: 0, width: 8, software: 'r', hardware: 'w' }],
};
const SENT: RegisterText = {
  kind: 'register',
  name: 'COMMAND',
  offset: 4,
  fields: [{ name: 'CODE', lsb: 0, width: 8, software: 'w', hardware: 'r', reset: 0 }],
};

const mapOf = (...children: RegisterText[]) =>
  RegisterMap.parse({
    netloom: 'registers',
    version: 1,
    name: 'pair',
    children: [
      { kind: 'register', name: 'FIRST', offset: 0, fields: [{ name: 'F', lsb: 0, reset: 0 }] },
      ...children,
    ],
  });
const withField = (register: RegisterText, field: object): RegisterText => ({
  ...register,
  fields: [...(register.fields ?? []), { name: 'MORE', lsb: 16, ...field } as never],
});
const errors = (map: RegisterMap) =>
  checkRegisters(map)
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code} ${message}`);

const OVERLAP = 'REG-OVERLAP COMMAND at 0x4 overlaps STATUS (0x4 to 0x7)';
const copies = (stride: number, more: object = {}) => ({ array: { count: [2], stride }, ...more });

describe('two registers at one address', () => {
  it.each<[string, RegisterText[]]>([
    ['one read, one written', [SEEN, SENT]],
    ['the other way round', [SENT, SEEN]],
    [
      'copies of both with one stride',
      [
        { ...SEEN, ...copies(8) },
        { ...SENT, ...copies(8) },
      ],
    ],
    [
      'a field that software has nothing to do with',
      [withField(SEEN, { software: 'none', hardware: 'rw' }), SENT],
    ],
  ])('are right: %s', (_what, pair) => {
    expect(errors(mapOf(...pair))).toEqual([]);
  });

  it.each<[string, RegisterText[], string[]]>([
    ['both read', [SEEN, withField({ ...SEEN, name: 'COMMAND' }, {})], [OVERLAP]],
    ['a field of the written one is read', [SEEN, withField(SENT, { software: 'rw' })], [OVERLAP]],
    ['a field of the read one is written', [withField(SEEN, { software: 'w' }), SENT], [OVERLAP]],
    ['one without fields', [SEEN, { ...SENT, fields: [] }], [OVERLAP]],
    ['hardware decides', [SEEN, { ...SENT, external: true, fields: [] }], [OVERLAP]],
    ['part of the bytes', [SEEN, { ...SENT, width: 16 }], [OVERLAP]],
    [
      'other copies',
      [
        { ...SEEN, ...copies(8) },
        { ...SENT, ...copies(4) },
      ],
      ['REG-OVERLAP COMMAND at 0x4 overlaps STATUS (0x4 to 0xF)'],
    ],
    [
      'a third',
      [SEEN, SENT, { ...SENT, name: 'THIRD' }],
      ['REG-OVERLAP THIRD at 0x4 overlaps COMMAND (0x4 to 0x7)'],
    ],
  ])('are an error that names both: %s', (_what, children, expected) => {
    expect(errors(mapOf(...children))).toEqual(expected);
  });

  it('are an error between the copies of a third one too', () => {
    const spread: RegisterText = { ...SEEN, name: 'SPREAD', offset: 8, array: { count: [3], stride: 16 } };
    const inside = [SEEN, { ...SEEN, name: 'COMMAND' }].map((each) => ({ ...each, offset: 16 }));
    expect(errors(mapOf(spread, ...inside))).toEqual([
      'REG-OVERLAP COMMAND at 0x10 overlaps STATUS (0x10 to 0x13)',
    ]);
  });
});

/** Every read answers from the one and every write reaches the other, for every sequence of inputs. */
const PROOF = `module proof(input logic clk, rst_n, psel, penable, pwrite, input logic [2:0] paddr,
  input logic [31:0] pwdata, input logic [3:0] pstrb, input logic [7:0] status_level);
  logic [31:0] prdata; logic pready, pslverr; logic [7:0] command_code, expected; logic known = 0;
  pair_regs dut(.clk, .rst_n, .paddr, .psel, .penable, .pwrite, .pwdata, .pstrb, .prdata, .pready, .pslverr,
    .first_f(), .status_level, .command_code);
  wire here = psel && penable && paddr[2];
  always_ff @(posedge clk) begin
    known <= !rst_n || known;
    expected <= !rst_n ? 8'd0 : here && pwrite && pstrb[0] ? pwdata[7:0] : expected;
    if (here && !pwrite) assert (prdata == {24'd0, status_level} && !pslverr);
    if (here && pwrite) assert (!pslverr);
    if (known && rst_n) assert (command_code == expected);
  end
endmodule`;

function prove(rtl: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-shared-'));
  try {
    writeFileSync(join(folder, 'proof.sv'), `${rtl}\n${PROOF}`);
    const script = `read_verilog -sv -formal proof.sv; hierarchy -top proof; proc; flatten; async2sync; opt_clean;
      sat -tempinduct -prove-asserts -verify -seq 1 -maxsteps 4 proof`;
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe', timeout: 170_000 } as const;
    execFileSync('yosys', ['-q', '-p', script], options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('reads reach the one and writes the other, which is proved', async () => {
  const rtl = await rtlOf(mapOf(SEEN, SENT));
  prove(rtl);
  // With the one's value seen instead of the other's, or a write of another address, the same proof fails.
  expect(() => prove(rtl.replace('= status_level', '= command_code'))).toThrow();
  expect(() => prove(rtl.replace(/(command_write = write && address == )\w+/, '$1FIRST'))).toThrow();
});

describe('two registers at one address', () => {
  const map = mapOf({ ...SEEN, ...copies(8) }, { ...SENT, ...copies(8) });
  const written = async (id: string) =>
    writeWithLosses(
      REGISTER_OUTPUTS.find((each) => each.id === id)!,
      elaborate(map).map,
    );
  const textOf = async (id: string) => String((await written(id)).files[0]!.content);

  it.each(['c', 'cpp'])('have names of their own at one offset in the headers: %s', async (id) => {
    const folder = mkdtempSync(join(tmpdir(), 'netloom-shared-'));
    try {
      for (const { path, content } of (await written(id)).files)
        writeFileSync(join(folder, path), String(content));
      const body = {
        c: `#include "pair_regs.h"
          #ifdef __cplusplus
          #define _Static_assert static_assert
          #endif
          _Static_assert(offsetof(pair_regs_t, STATUS[1]) == 12 && offsetof(pair_regs_t, COMMAND[1]) == 12, "offsets");
          _Static_assert(PAIR_STATUS_OFFSET == 4 && PAIR_COMMAND_OFFSET == 4, "macros");
          void send(pair_regs_t *r, uint32_t *last) { r->COMMAND[1].value = 3; *last = r->STATUS[1].value; }`,
        cpp: `#include "pair_regs.hpp"
          static_assert(pair::STATUS::offset == 4 && pair::COMMAND::offset == 4, "offsets");`,
      }[id]!;
      writeFileSync(join(folder, `probe.${id}`), body);
      const strict = ['-Wall', '-Wextra', '-Wpedantic', '-Werror', '-fsyntax-only', `probe.${id}`];
      const languages = id === 'c' ? [['-std=c11'], ['-x', 'c++', '-std=c++17']] : [['-std=c++17']];
      for (const language of languages)
        execFileSync('gcc', [...language, ...strict], { cwd: folder, stdio: 'pipe' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are told in documents', async () => {
    expect(await textOf('markdown')).toContain('writes reach COMMAND');
    expect(await textOf('html')).toContain('reads reach STATUS');
  });

  it('are alternates in CMSIS-SVD', async () => {
    expect(await textOf('svd')).toContain('<alternateRegister>STATUS[%s]</alternateRegister>');
  });

  it.each(['systemrdl', 'ipxact', 'ipxact-2014', 'ipxact-2009', 'svd', 'csv', 'xlsx'])(
    'are read again from %s',
    async (id) => {
      const { files, diagnostics } = await written(id);
      const [{ path, content }] = files as [(typeof files)[0]];
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      const reader = REGISTER_READERS.find((each) => each.id === id.replace(/-\d+$/, ''))!;
      const { maps } = await reader.read({ path, files: new Map([[path, bytes]]) });
      expect(errors(maps[0]!)).toEqual([]);
      expect([...maps[0]!.children].map(({ name, offset }) => [name, Number(offset)])).toEqual([
        ['FIRST', 0],
        ['STATUS', 4],
        ['COMMAND', 4],
      ]);
      expect(
        diagnostics
          .map(({ message }) => message)
          .filter((each) => /^(STATUS|COMMAND)\b.*(lost|offset)/.test(each)),
      ).toEqual([]);
    },
  );

  it('cannot both be carried by reggen, which says so', async () => {
    const { diagnostics } = await written('reggen');
    expect(diagnostics.map(({ message }) => message)).toContain('COMMAND: the register is lost');
  });

  it('are one of UVM, where all fields of each go one way', async () => {
    expect((await written('uvm')).diagnostics).toEqual([]);
    expect(await textOf('uvm')).toMatch(
      /add_reg\(STATUS\[i\], 'h4 \+ [^;]*"RO"\);[^]*add_reg\(COMMAND\[i\], 'h4 \+ [^;]*"WO"\);/,
    );
    const mixed = mapOf(withField(SEEN, { software: 'none', hardware: 'rw' }), SENT);
    const { diagnostics } = REGISTER_OUTPUTS.find(({ id }) => id === 'uvm')!.write(elaborate(mixed).map);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'STATUS: UVM takes a register with the policy NOACCESS (MORE) for one that is read and written, and warns that COMMAND has its address',
    ]);
  });
});
