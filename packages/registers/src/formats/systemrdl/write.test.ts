import { RegisterMap } from '@netloom/model';
import type { RegisterMapText } from '@netloom/model';
import { elaborate } from '@netloom/registers';
import { expect, test } from 'vitest';
import { writeWithLosses } from '../../generate/output.ts';
import { systemRdlOutput } from './output.ts';

const MAP: RegisterMapText = {
  netloom: 'registers',
  version: 1,
  name: 'unit',
  parameters: [{ name: 'N', value: '2' }],
  children: [
    { kind: 'register', name: 'reg', offset: 0, fields: [{ name: 'sw', lsb: 0, width: 'N', reset: "'h1" }] },
    {
      kind: 'register',
      name: 'V',
      offset: 4,
      aliasOf: 'reg',
      fields: [{ name: 'sw', lsb: 0, width: 'N', reset: 1, hardware: 'none' }],
    },
    {
      kind: 'register',
      name: 'S',
      offset: 8,
      shadowed: true,
      fields: [{ name: 'F', lsb: 0, width: '$clog2(N)', reset: 0 }],
    },
  ],
};

test('keywords are escaped, parameters stay, and what SystemRDL cannot say is a loss with its place', async () => {
  const { files, diagnostics } = await writeWithLosses(
    systemRdlOutput,
    elaborate(RegisterMap.parse(MAP)).map,
  );
  const text = String(files[0]!.content);
  expect(files[0]!.path).toBe('unit.rdl');
  expect(text).toContain('addrmap unit #(longint unsigned N = 2) {');
  expect(text).toContain('field { sw = rw; hw = r; } \\sw[N-1:0] = 1;');
  expect(text).toContain('alias \\reg V_alias V @ 4;');
  expect(diagnostics.every(({ code }) => code === 'REG-LOSS')).toBe(true);
  const said = diagnostics.map(({ message, place }) => [
    place?.kind === 'document' && place.pointer,
    message,
  ]);
  expect(said).toEqual([
    ['/children/2/fields/0', 'S.F: width is $clog2(N) (1), becomes 1'],
    ['/children/2', expect.stringContaining('S: shadowed is yes, becomes nothing without our extension')],
    [
      '/children/1/fields/0',
      expect.stringContaining('V.sw: hardware is none, becomes r without our extension'),
    ],
  ]);
});

const written = async (children: RegisterMapText['children']) => {
  const map = RegisterMap.parse({ netloom: 'registers', version: 1, name: 'unit', children });
  const { files, diagnostics } = await writeWithLosses(systemRdlOutput, elaborate(map).map);
  return { text: String(files[0]!.content), losses: diagnostics.map(({ message }) => message) };
};

/** 10.5.1: only text, sw, onread and onwrite of an alias's field may differ from those of its register. */
test('an alias is written with what it has from its register', async () => {
  const { text, losses } = await written([
    {
      kind: 'register',
      name: 'R',
      offset: 0,
      fields: [{ name: 'F', lsb: 0, hardware: 'rw', hardwareSet: true, reset: 1 }],
    },
    {
      kind: 'register',
      name: 'A',
      offset: 4,
      aliasOf: 'R',
      fields: [{ name: 'F', lsb: 0, software: 'rw', onWrite: 'oneToSet' }],
    },
  ]);
  expect(text).toContain('field { sw = rw; hw = rw; hwset; } F[0:0] = 1;');
  expect(text).toMatch(
    /field \{ sw = rw; hw = rw; onwrite = woset; hwset; netloom_alias = .*; \} F\[0:0\] = 1;/,
  );
  expect(losses.every((loss) => loss.startsWith('A.F: ') && loss.includes('without our extension'))).toBe(
    true,
  );
});

/** 9.9.1: `sticky` goes with interrupts by level. */
test.each([
  ['level', 'intr; sticky; } F', 0],
  ['rising', 'posedge intr; netloom_sticky = "word"; } F', 1],
] as const)('an interrupt by %s that holds its whole field', async (trigger, expected, lost) => {
  const field = {
    name: 'F',
    lsb: 0,
    width: 2,
    hardware: 'w',
    reset: 0,
    interrupt: { trigger, sticky: 'word' },
  } as const;
  const { text, losses } = await written([{ kind: 'register', name: 'R', offset: 0, fields: [field] }]);
  expect(text).toContain(expected);
  expect(losses).toHaveLength(lost);
});

/** systemrdl-compiler counts 3 * 8 bytes for R, so that it refuses whatever lies at 0x14. */
test('what other tools refuse is said', async () => {
  const { losses } = await written([
    {
      kind: 'register',
      name: 'R',
      offset: 0,
      array: { count: [3], stride: 8 },
      fields: [{ name: 'F', lsb: 0 }],
    },
    { kind: 'register', name: 'S', offset: 0x14, fields: [{ name: 'F', lsb: 0, software: 'none' }] },
    { kind: 'register', name: 'T', offset: 0x18, fields: [{ name: 'F', lsb: 0 }] },
  ]);
  expect(losses.toSorted()).toEqual([
    expect.stringContaining('S.F: a field that software cannot reach: other tools'),
    expect.stringContaining('S: it lies in the gap behind the last copy of R: other tools'),
  ]);
});
