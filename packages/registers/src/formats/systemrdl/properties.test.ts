import { describe, expect, test } from 'vitest';
import { fieldOf, read, readMap, said } from '../../../test/systemrdl/reading.ts';

describe('properties of fields', () => {
  test('defaults of the standard: both sides read and write, no reset', () => {
    expect(fieldOf('field {} f;')).toMatchObject({
      software: 'rw',
      hardware: 'rw',
      hardwareEnable: 'always',
    });
    expect(fieldOf('field {} f;').reset).toBeUndefined();
  });

  // Tables 15 and 16.
  test.each([
    ['onread = rclr', { onRead: 'clear' }],
    ['onread = rset', { onRead: 'set' }],
    ['rclr', { onRead: 'clear' }],
    ['onwrite = woset', { onWrite: 'oneToSet' }],
    ['onwrite = woclr', { onWrite: 'oneToClear' }],
    ['onwrite = wot', { onWrite: 'oneToToggle' }],
    ['onwrite = wzs', { onWrite: 'zeroToSet' }],
    ['onwrite = wzc', { onWrite: 'zeroToClear' }],
    ['onwrite = wzt', { onWrite: 'zeroToToggle' }],
    ['onwrite = wclr', { onWrite: 'clear' }],
    ['onwrite = wset', { onWrite: 'set' }],
    ['woclr', { onWrite: 'oneToClear' }],
    ['singlepulse', { singlePulse: true }],
    ['we', { hardwareEnable: 'high' }],
    ['wel', { hardwareEnable: 'low' }],
    ['hwset; hwclr', { hardwareSet: true, hardwareClear: true }],
    ['precedence = hw', { precedence: 'hardware' }],
    ['swacc; swmod', { signalAccess: true, signalModify: true }],
    ['anded; xored', { reductions: ['and', 'xor'] }],
    ['paritycheck', { parity: true }],
    ['sw = rw1', { software: 'rw1' }],
    ['sw = r; hw = na', { software: 'r', hardware: 'none' }],
    ['intr', { interrupt: { trigger: 'level', sticky: 'bit' } }],
    ['posedge intr; sticky', { interrupt: { trigger: 'rising', sticky: 'word' } }],
    ['bothedge intr', { interrupt: { trigger: 'both', sticky: 'bit' } }],
    ['nonsticky intr', { interrupt: { trigger: 'level', sticky: 'none' } }],
    ['counter', { counter: { up: {} } }],
    ['counter; incrsaturate; decrvalue = 1', { counter: { up: { saturate: 1 }, down: {} } }],
  ])('%s', (text, expected) => {
    expect(fieldOf(`field { ${text}; } f;`)).toMatchObject(expected);
  });

  test('a counter ends at all ones unless told otherwise', () => {
    expect(
      fieldOf('field { counter; incrsaturate; incrthreshold = 5; incrwidth = 2; } f[4];').counter,
    ).toEqual({
      up: { saturate: 15, threshold: 5, stepWidth: 2 },
    });
    expect(fieldOf('field { counter; decrsaturate; decrvalue = 3; } f[4];').counter).toEqual({
      down: { saturate: 0, step: 3 },
    });
  });

  test('defaults hold for what is defined behind them, in their body and inside it', () => {
    const map = readMap(`addrmap m {
      reg { field {} f; } before;
      default sw = r;
      reg { field {} f; default sw = w; field { hw = r; } g; field { sw = rw; } h; } after;
    };`);
    const software = map.children.flatMap((node) =>
      node.kind === 'register' ? node.fields.map((each) => each.software) : [],
    );
    expect(software).toEqual(['rw', 'r', 'w', 'rw']);
  });

  test('an assignment from outside holds over the one inside, for one element of an array too', () => {
    const { maps, diagnostics } = read(`addrmap m {
      reg r_t { field { sw = r; } f = 1; };
      r_t a[3];
      a->desc = "all";
      a[1].f->reset = 0;
    };`);
    const facts = maps[0]!.children.map(
      (node) => node.kind === 'register' && [node.name, node.description, node.fields[0]!.reset],
    );
    expect(facts).toEqual([
      ['a_0', 'all', 1],
      ['a_1', 'all', 0],
      ['a_2', 'all', 1],
    ]);
    expect(said(diagnostics)).toEqual([expect.stringContaining('elements of the array a differ')]);
  });

  test('references become gates, enables and masks, by the path from the own group', () => {
    const map = readMap(
      `addrmap m {
      reg { field {} en; field {} mask; } ctrl;
      regfile {
        reg { field {} f; field { intr; } i; field { intr; } j; } r0;
        reg { field {} e; } enables;
        r0.i->enable = enables.e;
      } g;
      g.r0.f->swwe = ctrl.en;
      g.r0.j->mask = ctrl.mask;
    };`,
    );
    const group = map.children.find((node) => node.kind === 'group')!;
    const register = group.kind === 'group' && group.children[0]!;
    expect(register && register.kind === 'register' && register.fields).toMatchObject([
      { gate: { field: 'ctrl.en', active: 'high' } },
      { interrupt: { enable: 'enables.e' } },
      { interrupt: { mask: 'ctrl.mask' } },
    ]);
  });

  test('signals are resets', () => {
    const map = readMap(`
      signal { activelow; async; field_reset; } rst_n;
      addrmap m {
        signal { activehigh; } soft;
        reg { field { resetsignal = soft; } a = 0; field {} b = 0; } R;
      };`);
    expect(map.resets).toEqual([
      { name: 'rst_n', polarity: 'low', style: 'asynchronous' },
      { name: 'soft', polarity: 'high', style: 'synchronous' },
    ]);
    const [register] = map.children;
    expect(register?.kind === 'register' && register.fields.map(({ resetBy }) => resetBy)).toEqual([
      'soft',
      undefined,
    ]);
  });

  test('enumerations, aliases, external registers and bridges', () => {
    const map = readMap(`addrmap m {
      enum speed { slow; fast = 2'd2 { desc = "Quick"; }; };
      reg { field { encode = speed; } f[2]; } R;
      reg view { field { onwrite = woclr; } f[2]; };
      alias R view V;
      external view X;
    };`);
    expect(map.enums).toEqual({
      speed: {
        values: [
          { name: 'slow', value: 0 },
          { name: 'fast', value: 2, description: 'Quick' },
        ],
      },
    });
    expect(map.children).toMatchObject([
      { fields: [{ enum: 'speed' }] },
      { aliasOf: 'R' },
      { external: true },
    ]);
    const bridge =
      'addrmap b { bridge; addrmap { reg { field {} f; } R; } one; addrmap { reg { field {} f; } R; } two; };';
    expect(read(bridge).maps.map(({ name }) => name)).toEqual(['one', 'two']);
  });
});

describe('losses are reported at their place', () => {
  test.each([
    ['field { we = en; } f; field {} en;', 'what drives we'],
    ['signal {} s; field {} f; f->swwe = s;', 'what drives swwe'],
    ['field { hwmask = m; } f; field {} m;', 'hwmask'],
    ['shared; field {} f;', 'shared'],
    ['field { mine = 3; } f;', 'the user-defined property mine'],
  ])('%s', (text, what) => {
    const { diagnostics, maps } = read(`property mine { type = number; component = field; };
addrmap m { reg { ${text} } R; };`);
    expect(maps).toHaveLength(1);
    expect(diagnostics).toMatchObject([
      { code: 'REG-LOSS', severity: 'warning', place: { file: 'main.rdl', line: 2 } },
    ]);
    expect(diagnostics[0]!.message).toContain(what);
  });
});

test('a parameter that a register map cannot follow is a loss, once for all its uses', () => {
  const { maps, diagnostics } = read(`addrmap m #(longint unsigned N = 2, longint unsigned M = 1) {
  reg { field {} f[N > 1 ? 4 : 2]; field {} g[N > 2 ? 4 : 3] = N == 2; } A @ (N > 1 ? 8 : 0);
  reg { field { hwset = M > 0; } f[M]; } B[N == 2 ? 3 : 1] @ 0x10;
};`);
  const lost = 'is taken for its default value where a register map cannot say what depends on it';
  expect(said(diagnostics)).toEqual([
    `main.rdl:2:74 the parameter N ${lost} (5 times)`,
    `main.rdl:3:17 the parameter M ${lost}`,
  ]);
  expect(maps[0]!.children).toMatchObject([
    { offset: '0x8', fields: [{ width: 4 }, { lsb: 4, width: 3, reset: 1 }] },
    { array: { count: [3] }, fields: [{ width: 'M', hardwareSet: true }] },
  ]);
});
