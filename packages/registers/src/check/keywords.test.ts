import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RegisterMap } from '@netloom/model';
import type { Diagnostic, RegisterMapText } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { applyRegisterEdits } from '../edit/applyEdits.ts';
import { elaborate } from '../elaborate/index.ts';
import { REGISTER_READERS } from '../formats/readers.ts';
import { REGISTER_OUTPUTS } from '../generate/outputs.ts';
import { checkRegisters } from './check.ts';

const map = (text: Partial<RegisterMapText>) =>
  RegisterMap.parse({ netloom: 'registers', version: 1, name: 'keyed', ...text });

/** A keyword as the name of everything that can have one, and references to each of them. */
const RESERVED = map({
  enums: { struct: { values: [{ name: 'wire', value: 1 }] } },
  children: [
    {
      kind: 'group',
      name: 'namespace',
      offset: 0,
      children: [
        { kind: 'register', name: 'logic', offset: 0, fields: [{ name: 'int', lsb: 0, enum: 'struct' }] },
        { kind: 'register', name: 'SET', offset: 4, aliasOf: 'logic', fields: [{ name: 'int', lsb: 0 }] },
        { kind: 'register', name: 'LOGIC_', offset: 8 },
      ],
    },
    {
      kind: 'register',
      name: 'GATED',
      offset: 16,
      fields: [
        { name: 'A', lsb: 0, gate: { field: 'namespace.logic.int' } },
        { name: 'B', lsb: 1, gate: { field: 'namespace.SET.int' } },
        { name: 'Select', lsb: 2 },
      ],
    },
  ],
});

const said = (found: readonly Diagnostic[]) =>
  found.map(({ severity, code, message }) => `${severity} ${code} ${message}`);

const FOUND = [
  'warning REG-KEYWORD struct is reserved in SystemVerilog, C or C++',
  'warning REG-KEYWORD wire is reserved in SystemVerilog',
  'warning REG-KEYWORD namespace is reserved in C or C++',
  'warning REG-KEYWORD logic is reserved in SystemVerilog',
  'warning REG-KEYWORD int is reserved in SystemVerilog, C or C++',
  'info REG-KEYWORD-VHDL Select is reserved in VHDL',
];

describe('a reserved name', () => {
  it('is said once, with its languages, and refuses nothing', () => {
    expect(said(checkRegisters(RESERVED))).toEqual(FOUND);
  });

  it('is renamed with all that refers to it', () => {
    let renamed = RESERVED;
    for (let found = FOUND.length; found > 0; found--) {
      const edit = applyRegisterEdits(renamed, checkRegisters(renamed)[0]!.fix!.edits);
      expect(edit.refused).toBeUndefined();
      renamed = edit.map!;
      expect(checkRegisters(renamed).filter(({ severity }) => severity === 'error')).toEqual([]);
    }
    expect(checkRegisters(renamed)).toEqual([]);
    const [group, gated] = renamed.children;
    expect(renamed.enums).toEqual({ struct_: { values: [{ name: 'wire_', value: 1 }] } });
    expect(group).toMatchObject({
      name: 'namespace_',
      children: [
        { name: 'logic_2', fields: [{ name: 'int_', enum: 'struct_' }] },
        { name: 'SET', aliasOf: 'logic_2', fields: [{ name: 'int_' }] },
        { name: 'LOGIC_' },
      ],
    });
    expect(gated).toMatchObject({
      fields: [
        { gate: { field: 'namespace_.logic_2.int_' } },
        { gate: { field: 'namespace_.SET.int_' } },
        { name: 'Select_' },
      ],
    });
  });
});

it('is changed where generated code cannot have it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-keywords-'));
  try {
    for (const output of REGISTER_OUTPUTS.filter(({ id }) => ['rtl', 'c', 'cpp'].includes(id))) {
      const { files } = output.write(elaborate(RESERVED).map);
      for (const { path, content } of files) writeFileSync(join(folder, path), content);
    }
    const run = (...[command, ...options]: string[]) =>
      execFileSync(command!, options, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    run('gcc', '-std=c11', '-Wall', '-Wextra', '-Werror', '-fsyntax-only', '-x', 'c', 'keyed_regs.h');
    run('g++', '-std=c++17', '-Wall', '-Wextra', '-Werror', '-fsyntax-only', '-x', 'c++', 'keyed_regs.hpp');
    run('verilator', '--lint-only', '-Wall', 'keyed_regs.sv');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Without groups, which reggen has no words for. */
const PLAIN = map({
  children: [
    { kind: 'register', name: 'logic', offset: 0, fields: [{ name: 'int', lsb: 0, reset: 0 }] },
    { kind: 'register', name: 'volatile', offset: 8, fields: [{ name: 'entity', lsb: 0, reset: 0 }] },
  ],
});

describe.each(['systemrdl', 'ipxact', 'reggen', 'svd', 'csv'])('%s', (id) => {
  it('keeps reserved names, and its files with them are read without an error', async () => {
    const output = REGISTER_OUTPUTS.find((each) => each.id.startsWith(id))!;
    const { files } = output.write(elaborate(PLAIN).map);
    const reader = REGISTER_READERS.find((each) => each.id === id)!;
    const content = new Map(
      files.map(({ path, content }) => [path, Buffer.from(content as string)] as const),
    );
    const { maps, diagnostics } = await reader.read({ path: files[0]!.path, files: content });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(said(checkRegisters(maps[0]!))).toEqual([
      'warning REG-KEYWORD logic is reserved in SystemVerilog',
      'warning REG-KEYWORD int is reserved in SystemVerilog, C or C++',
      'warning REG-KEYWORD volatile is reserved in C or C++',
      'info REG-KEYWORD-VHDL entity is reserved in VHDL',
    ]);
  });
});
