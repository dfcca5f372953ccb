import { describe, expect, test } from 'vitest';
import { Random } from '../../../test/random/random.ts';
import { read, said } from '../../../test/systemrdl/reading.ts';

const one = (text: string | Record<string, string>): string => {
  const { maps, diagnostics } = read(text);
  expect(maps).toEqual([]);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.every(({ code }) => code === 'REG-IMPORT')).toBe(true);
  return said(errors)[0] ?? 'no error';
};

describe('broken rules are refused at their place', () => {
  test.each([
    ['addrmap m { reg { field {} f } R; };', '1:30', 'expected ;'],
    ['addrmap m { reg { field {} f; } sw; };', '1:33', 'write \\sw'],
    ['addrmap m { reg { field {} f; } R;', '1:1', 'not closed: add }'],
    ['addrmap m { lost R; };', '1:13', 'no component lost'],
    ['addrmap m { reg { field { colour = 3; } f; } R; };', '1:27', 'no property colour'],
    ['addrmap m { reg { field { sw = r; sw = w; } f; } R; };', '1:35', 'assigned twice'],
    ['addrmap m { reg { field { we; wel; } f; } R; };', '1:31', 'wel and we exclude each other'],
    ['addrmap m { reg { field { counter; intr; } f; } R; };', '1:36', 'exclude each other'],
    ['addrmap m { reg { field { sw = 4; } f; } R; };', '1:27', 'sw takes accesstype'],
    ['addrmap m { reg { field { sw = w; hw = w; } f; } R; };', '1:27', 'both only write'],
    ['addrmap m { reg { field { sw = r; onwrite = woclr; } f; } R; };', '1:35', 'cannot write it'],
    ['addrmap m { reg { field {} a[3:0]; field {} b[4:3]; } R; };', '1:45', 'b overlaps a (bit 3)'],
    ['addrmap m { reg { field {} a[33]; } R; };', '1:28', 'bit 32'],
    ['addrmap m { reg { field {} a[4] = 16; } R; };', '1:35', '16 of a does not fit its 4 bits'],
    ["addrmap m { reg { field {} f = 4'hFF; } R; };", '1:32', 'does not fit its 4 bits'],
    ['addrmap m { reg { regwidth = 24; field {} f; } R; };', '1:19', '8 times a power of two'],
    ['addrmap m { reg { accesswidth = 64; field {} f; } R; };', '1:19', 'more than the regwidth 32'],
    ['addrmap m { reg {} R; };', '1:20', 'no fields'],
    ['reg t { field {} f; }; addrmap m { t a @ 0; t b @ 2; };', '1:47', 'b at 0x2 overlaps a'],
    ['reg t { field {} f; }; addrmap m { t a[2] += 2; };', '1:38', 'less than the 4 bytes'],
    ['reg t { field {} f; }; addrmap m { t a; t a; };', '1:43', 'instantiated twice'],
    ['reg t { field {} f; }; addrmap m { t a; a.g->reset = 1; };', '1:43', 'no instance g'],
    ['reg t { field {} f; }; addrmap m { t a[2]; a[2].f->reset = 1; };', '1:46', 'no element 2'],
    ['reg t #(bit N) { field {} f[N]; }; addrmap m { t a; };', '1:48', 'N has no default'],
    [
      'enum e { a = 1; b = 1; }; addrmap m { reg { field { encode = e; } f; } R; };',
      '1:17',
      'b has the value 1 of a',
    ],
    ['addrmap m { reg { field {} f = 1/0; } R; };', '1:33', 'division by zero'],
    ['reg t { field {} f; };', '1:1', 'no address map'],
    ['addrmap m { reg { field {} a; a->reset = a; } R; };', '1:34', 'a takes its reset from itself'],
    [
      'addrmap m { reg { field {} a; field {} b; a->reset = b->reset; b->reset = a; } R; };',
      '1:46',
      'a takes its reset from itself',
    ],
    ['addrmap m { reg { field {} a; a->next = a; } R; };', '1:34', 'a takes its next from itself'],
    [
      'addrmap m { reg { default sw = r; default hw = w; field {} a, b, c; a->next = b; b->next = c; c->next = a; } R; };',
      '1:72',
      'a takes its next from itself',
    ],
    ['addrmap m { reg { field {} a; a->hwset = a->hwset; } R; };', '1:34', 'a takes its hwset from itself'],
    ['addrmap m { <% print 1 %> };', '1:13', 'Perl'],
    ['addrmap m { reg { field { desc = "open; } f; } R; };', '1:34', 'not closed'],
    ['addrmap m { /* open', '1:13', 'not closed'],
  ])('%s', (text, place, message) => {
    expect(one(text)).toContain(`main.rdl:${place} `);
    expect(one(text)).toContain(message);
  });

  test('stored fields may take their next from each other', () => {
    const fields = ['field {} a, b;', 'field {} a; field { sw = r; hw = w; } b;'];
    for (const each of fields) {
      const ring = `addrmap m { reg { ${each} a->next = b; b->next = a; } R; };`;
      expect(read(ring).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  });

  test('several are said at once', () => {
    const { diagnostics } = read(
      'addrmap m {\n  lost A;\n  reg { field { we; hw = r; } f; } B;\n  gone C;\n};',
    );
    expect(said(diagnostics).map((each) => each.slice(0, 10))).toEqual([
      'main.rdl:2',
      'main.rdl:4',
      'main.rdl:3',
    ]);
  });
});

describe('the preprocessor', () => {
  const part = 'reg t { field {} f; };\n';

  test('includes files, once by a guard, and keeps their places', () => {
    const files = {
      'main.rdl': '`include "lib/part.rdl"\n`include "lib/part.rdl"\naddrmap m { t `NAME(R); };',
      'lib/part.rdl': '`ifndef PART\n`define PART\n`define NAME(x) x``_0\n`include "inner.rdl"\n`endif',
      'lib/inner.rdl': part,
    };
    expect(read(files).maps[0]!.children).toMatchObject([{ name: 'R_0' }]);
    expect(one({ ...files, 'lib/inner.rdl': '\nreg t { field {} f[40]; };' })).toMatch(
      /^lib\/inner\.rdl:2:18 f reaches/,
    );
  });

  test('refuses include loops with their chain where they close, and missing files', () => {
    const loop = {
      'main.rdl': '`include "a.rdl"',
      'a.rdl': '`include "b.rdl"',
      'b.rdl': '\n `include "a.rdl"',
    };
    expect(one(loop)).toBe('b.rdl:2:2 include loop: a.rdl → b.rdl → a.rdl');
    expect(one('`include "gone.rdl"')).toContain(
      'main.rdl:1:1 the included file gone.rdl was not found; choose it',
    );
  });

  test('chooses by `ifdef, `elsif and `else, and `line moves places', () => {
    const text =
      '`define B\n`ifdef A\nbad\n`elsif B\nreg t { field {} f; };\n`else\nbad\n`endif\naddrmap m { t R; };';
    expect(read(text).maps).toHaveLength(1);
    expect(one('`line 7 "other.rdl" 0\naddrmap m { lost R; };')).toContain('other.rdl:7:13');
  });

  test('leaves strings of several lines alone', () => {
    const { maps } = read('addrmap m { desc = "one `two\n  // three"; reg { field {} f; } R; };');
    expect(maps[0]!.description).toBe('one `two\n// three');
  });
});

test('files that are no text or too large are refused', () => {
  expect(one('addrmap\0')).toContain('binary');
});

const SAMPLE = `property mine { type = string; component = field; };
enum e { a; b = 3'd4 { desc = "x"; }; };
addrmap m #(longint unsigned N = 2) { default hw = r; name = "M";
  reg r_t #(bit W = 4) { field { sw = rw; encode = e; mine = "y"; } f[W] = W; field { posedge intr; } i; };
  regfile { r_t #(.W(3)) a[N] @ 0x10 += 8; external r_t x; } g[2];
  g.a[0].f->reset = {2'b1, 1'b0};
};`;

test('truncated and mutated files end in errors or maps, never in a crash', () => {
  const random = new Random(7);
  const pieces = [
    '{',
    '}',
    ';',
    '->',
    '[',
    "'",
    '"',
    '`',
    'reg',
    'field',
    '#(',
    '9',
    '=',
    '@',
    ' ',
    'default',
    '<%',
  ];
  for (let round = 0; round < 600; round++) {
    let text = SAMPLE.slice(0, round < 100 ? random.integer(0, SAMPLE.length) : SAMPLE.length);
    for (let change = 0; change < random.integer(0, 4); change++) {
      const at = random.integer(0, text.length);
      text = text.slice(0, at) + random.pick(pieces) + text.slice(at + random.integer(0, 5));
    }
    const { maps, diagnostics } = read(text);
    const isRefused = diagnostics.some(({ severity }) => severity === 'error');
    expect(maps.length > 0, text).toBe(!isRefused);
    for (const { place } of diagnostics) expect(place, text).toMatchObject({ kind: 'source' });
  }
});

test('nesting beyond all reason is refused', () => {
  expect(one(`addrmap m { reg { field {} f = ${'('.repeat(9999)}; } R; };`)).toContain('nested');
  expect(one('addrmap m { '.repeat(9999))).toContain('nested');
});
