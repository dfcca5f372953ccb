import { Memory, readMacros } from '@netloom/memory';
import type { Macro } from '@netloom/memory';
import { describe, expect, it } from 'vitest';
import { reaches, rtlOf } from '../rtl/prove.ts';
import { filesOf, NAME, TEXTS } from './fixture.ts';
import type { Format } from './fixture.ts';

const ALL: Format[] = ['verilog', 'liberty', 'lef', 'mdf'];
const FULL = {
  words: 8,
  bits: 4,
  maskBits: 2,
  ports: [
    {
      ...{ kind: 'rw', clock: 'clk0', address: 'addr0', dataIn: 'din0', dataOut: 'dout0' },
      enable: { pin: 'csb0', active: 'low' },
      write: { pin: 'web0', active: 'low' },
      mask: { pin: 'wmask0', active: 'high' },
    },
    { kind: 'r', clock: 'clk1', address: 'addr1', dataOut: 'dout1', enable: { pin: 'csb1', active: 'low' } },
  ],
};

async function readOne(files: Parameters<typeof readMacros>[0]) {
  const { macros } = await readMacros(files);
  expect(macros.map(({ name }) => name)).toEqual([NAME]);
  return macros[0]!;
}

const codesOf = async (files: Parameters<typeof readMacros>[0]) => {
  const { macro, problems } = await readOne(files);
  return { isGiven: macro !== undefined, codes: [...new Set(problems.map(({ code }) => code))] };
};

function madeOf(macro: Macro): Memory {
  return Memory.parse({
    ...{ netloom: 'memory', version: 1, name: 'ram', depth: 16, width: 4, ports: '1rw1r', maskBits: 2 },
    ...{ cost: { area: 0, delay: 0, count: 1 }, macros: { [NAME]: macro } },
  });
}

/** The model with the other level at its write control. */
const HIGH = TEXTS.verilog
  .replace('&& !web0)', '&& WEB)')
  .replace('&& web0)', '&& !WEB)')
  .replaceAll('WEB', 'web0');

/** The model that writes where it does not read. */
const OTHERWISE = TEXTS.verilog
  .replace('if (!csb0 && !web0) begin', 'if (!csb0) if (web0) dout0 <= mem[addr0]; else begin')
  .replace('    if (!csb0 && web0) dout0 <= mem[addr0];\n', '');

describe('the readers of macro libraries', () => {
  it('put together what four files say of a macro', async () => {
    const { macro, problems, files } = await readOne(filesOf(ALL));
    expect(problems).toEqual([]);
    expect(files).toHaveLength(4);
    // The slowest entry of the tables, 40 × 10 ps.
    expect(macro).toMatchObject({ ...FULL, area: 5000, size: [100, 50], delay: 0.4, ties: {} });
    expect(macro!.supplies.toSorted()).toEqual(['gnd', 'vdd']);
  });

  it('make out the same ports of names and conditions as the description tells', async () => {
    const { macro, problems } = await readOne(filesOf(['verilog']));
    expect(macro).toMatchObject(FULL);
    expect(problems).toEqual([]);
  });

  it('tell which levels only a name gives', async () => {
    const { macro, problems } = await readOne(filesOf(['liberty', 'lef']));
    expect(macro).toMatchObject(FULL);
    expect(problems.map(({ message }) => message).toSorted()).toEqual([
      `${NAME}: csb0 is taken as low active by its name alone`,
      `${NAME}: csb1 is taken as low active by its name alone`,
      `${NAME}: web0 is taken as low active by its name alone`,
      `${NAME}: wmask0 is taken as high active by its name alone`,
    ]);
  });

  it.each<[string, Format, string, string, string]>([
    ['a pin that one file lacks', 'lef', 'csb1', 'unused', 'MEM-LIB-PIN'],
    ['a width', 'liberty', 'bit_width : 3; bit_from : 2', 'bit_width : 4; bit_from : 3', 'MEM-LIB-WIDTH'],
    [
      'a direction',
      'lef',
      'PIN web0\n    DIRECTION INPUT',
      'PIN web0\n    DIRECTION OUTPUT',
      'MEM-LIB-DIRECTION',
    ],
    ['an order of bits', 'liberty', 'bit_from : 3; bit_to : 0', 'bit_from : 0; bit_to : 3', 'MEM-LIB-ORDER'],
    ['a level', 'verilog', '!web0', 'web0', 'MEM-LIB-LEVEL'],
    ['words', 'mdf', '"depth":"8"', '"depth":"16"', 'MEM-LIB-FIGURE/words'],
    ['bits', 'liberty', 'word_width : 4', 'word_width : 5', 'MEM-LIB-FIGURE/bits'],
    ['an edge', 'mdf', 'positive edge', 'negative edge', 'MEM-LIB-CLOCK'],
  ])('refuse a macro whose files contradict each other in %s', async (_, format, from, to, code) => {
    const found = await codesOf(filesOf(ALL, [format, from, to]));
    expect(found.isGiven).toBe(false);
    expect(found.codes).toContain(code);
  });

  it('tell areas apart and keep the macro', async () => {
    const found = await codesOf(filesOf(ALL, ['lef', 'SIZE 100', 'SIZE 120']));
    expect(found).toEqual({ isGiven: true, codes: ['MEM-LIB-AREA'] });
  });

  it('know no delay where data change at the falling edge, and say so', async () => {
    const { macro, problems } = await readOne(filesOf(ALL, ['liberty', 'rising_edge', 'falling_edge']));
    expect(macro!.delay).toBeUndefined();
    expect(problems.map(({ code }) => code)).toEqual(['MEM-LIB-FALLING']);
  });

  it('hold an input of one bit that they do not know low, and refuse a bus', async () => {
    const text = TEXTS.verilog
      .replace('csb1, addr1', 'csb1, test_mode, addr1')
      .replace('input clk1, csb1;', 'input clk1, csb1, test_mode;');
    const known = await readOne([{ path: 'ram.v', text }]);
    expect(known.macro!.ties).toEqual({ test_mode: 0 });
    expect(known.problems.map(({ code }) => code)).toEqual(['MEM-LIB-TIED']);
    const wide = text.replace('input clk1, csb1, test_mode;', 'input clk1, csb1; input [5:0] test_mode;');
    expect(await codesOf([{ path: 'ram.v', text: wide }])).toEqual({
      isGiven: false,
      codes: ['MEM-LIB-UNKNOWN'],
    });
  });

  it('pass on what a Verilog file has wrong', async () => {
    const [file] = filesOf(['verilog'], ['verilog', 'csb1, addr1', 'csb1, test_mode, addr1']);
    const { macro, problems } = await readOne([file!]);
    expect(macro).toBeUndefined();
    expect(problems[0]!.message).toContain('test_mode');
  });

  it('refuse a constant of several bits, which one level does not say', async () => {
    const found = await codesOf(
      filesOf(
        ['mdf'],
        ['mdf', '"ports":', '"extra ports":[{"name":"EMA","width":3,"type":"constant","value":1}],"ports":'],
      ),
    );
    expect(found).toEqual({ isGiven: false, codes: ['MEM-LIB-UNKNOWN'] });
  });

  it('name the files that have no memory', async () => {
    const plain = {
      path: 'lib/inverter.v',
      text: 'module inv (input a, output y); assign y = ~a; endmodule',
    };
    const broken = { path: 'lib/broken.json', text: '{' };
    const { macros, without } = await readMacros([...filesOf(['verilog']), plain, broken]);
    expect(macros).toHaveLength(1);
    expect(without).toEqual(['lib/inverter.v', 'lib/broken.json']);
  });

  it.each([
    ['low', TEXTS.verilog],
    ['high', HIGH],
    ['low', OTHERWISE],
  ])('give macros that wrappers drive as their model wants: %s active', async (level, model) => {
    const { macro } = await readOne([{ path: 'ram.v', text: model }]);
    expect(macro!.ports[0]!.write!.active).toBe(level);
    const memory = madeOf(macro!);
    expect(await reaches(memory, rtlOf(memory), 'read', model)).toBe(true);
    expect(await reaches(memory, rtlOf(memory), 'bad', model)).toBe(false);
    const [both, reader] = macro!.ports;
    const turned = { ...both!.write!, active: level === 'low' ? ('high' as const) : ('low' as const) };
    const wrong = madeOf({ ...macro!, ports: [{ ...both!, write: turned }, reader!] });
    expect(await reaches(wrong, rtlOf(wrong), 'bad', model)).toBe(true);
  });
});
