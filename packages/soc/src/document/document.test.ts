import { expect, it } from 'vitest';
import * as designs from '../../test/designs.ts';
import { formatEndpoint, parseEndpoint } from './endpoint.ts';
import { readDocument, readLayout } from './read.ts';
import { writeDocument, writeLayout } from './write.ts';

const TEXT = `{
  "netloom": "soc",
  "version": 1,
  "vlnv": "test:soc:top:1.0",
  "name": "top",
  "clocks": {
    "clk": { "frequency": 50000000 }
  },
  "instances": {
    "a0": { "ip": "test:ip:a:1.0", "parameters": { "DEPTH": "4", "WIDTH": "8" }, "description": "first" },
    "b0": { "ip": "test:ip:b:1.0" }
  },
  "portConnections": [
    { "from": "clk", "to": "a0.clk" },
    { "from": "8'hA5", "to": "a0.data[7:0]" }
  ],
  "addressMap": {
    "a0.s": { "base": "0x80005000", "size": "0x1000" }
  }
}
`;

it('writes what it read byte for byte, and any order of it the same', () => {
  expect(writeDocument(readDocument(TEXT).document!)).toBe(TEXT);
  const { instances, portConnections, ...rest } = JSON.parse(TEXT);
  const shuffled = {
    portConnections: portConnections.reverse(),
    instances: { b0: instances.b0, a0: instances.a0 },
    ...rest,
  };
  expect(writeDocument(readDocument(JSON.stringify(shuffled)).document!)).toBe(TEXT);
});

it('does the same for every kind of design', () => {
  const all = [
    designs.busDesign(2, 3, 3),
    designs.counterDesign(),
    designs.exportedBuses(),
    designs.padDesign(),
  ];
  for (const design of all) {
    const text = writeDocument(design);
    expect(writeDocument(readDocument(text).document!)).toBe(text);
    expect(text.endsWith('\n')).toBe(true);
  }
});

it('keeps layouts apart and canonical', () => {
  const text =
    '{\n  "netloom": "layout",\n  "version": 1,\n  "blocks": {\n    "a0": { "x": 10, "y": -2.5, "flipped": true }\n  }\n}\n';
  expect(writeLayout(readLayout(text).document!)).toBe(text);
  expect(readLayout(TEXT).diagnostics[0]).toMatchObject({ code: 'DOC-KIND' });
});

const place = (line: number, column: number) => ({ kind: 'source', file: 'a.soc.json', line, column });
it.each([
  [
    'a missing comma',
    '{\n  "netloom": "soc"\n  "version": 1\n}',
    'DOC-JSON',
    place(3, 3),
    'expected "," or "}"',
  ],
  ['an open string', '{\n  "netloom": "soc', 'DOC-JSON', place(2, 14), 'not closed'],
  ['a member twice', '{ "netloom": "soc",\n "netloom": "soc" }', 'DOC-JSON', place(2, 2), 'stands twice'],
  [
    'both sides of a conflict',
    '{\n<<<<<<< HEAD\n  "version": 1\n=======\n  "version": 2\n>>>>>>> side\n}',
    'DOC-CONFLICT',
    place(2, 1),
    'resolve it in Git',
  ],
  ['nothing', '', 'DOC-JSON', place(1, 1), 'end of the text'],
  ['another file', '{ "name": "x" }', 'DOC-KIND', place(1, 1), '"netloom": "soc"'],
  [
    'a newer version',
    '{ "netloom": "soc",\n  "version": 7 }',
    'DOC-VERSION',
    place(2, 14),
    'version 7 is newer',
  ],
  [
    'a version that is none',
    '{ "netloom": "soc", "version": "x" }',
    'DOC-VERSION',
    place(1, 32),
    'whole number',
  ],
  [
    'a wrong value',
    TEXT.replace('0x80005000', '80005000'),
    'DOC-SCHEMA',
    place(18, 23),
    '/addressMap/a0.s/base',
  ],
  [
    'an unknown member',
    TEXT.replace('"title"', '"x"').replace('"description"', '"remark"'),
    'DOC-SCHEMA',
    place(10, 92),
    '/instances/a0/remark',
  ],
  ['too deep nesting', '['.repeat(1e5), 'DOC-JSON', place(1, 66), 'nested deeper'],
])('names code and place of %s', (_, text, code, where, message) => {
  const { document, diagnostics } = readDocument(text, 'a.soc.json');
  expect(document).toBeUndefined();
  expect(diagnostics[0]).toMatchObject({ code, severity: 'error', place: where });
  expect(diagnostics[0]!.message).toContain(message);
});

it('reads strings, escapes and numbers as JSON.parse does', () => {
  const text = TEXT.replace('"first"', String.raw`"\"tab\t\u00e9 \\"`);
  expect(readDocument(text).document!.instances['a0']!.description).toBe('"tab\té \\');
});

it('lifts an old document step by step before the schema sees it', () => {
  const versions = {
    newest: 1,
    migrations: [{ from: 1, migrate: (document: Record<string, unknown>) => document }],
  };
  expect(readDocument(TEXT, 'a', versions).document).toBeDefined();
  const older = {
    newest: 3,
    migrations: [
      { from: 1, migrate: ({ names, ...rest }: Record<string, unknown>) => ({ ...rest, name: names }) },
      {
        from: 2,
        migrate: (document: Record<string, unknown>) => ({ ...document, vlnv: `${document['name']}:a:b:1` }),
      },
    ],
  };
  const { diagnostics } = readDocument('{"netloom":"soc","version":1,"names":"old"}', 'a', older);
  expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('/version')]);
  expect(
    readDocument('{"netloom":"soc","version":2}', 'a', { newest: 3, migrations: [] }).diagnostics[0]!.message,
  ).toContain('can no longer be read');
});

it.each(['uart0.tx', 'leds', 'gpio0.out[7:4]', 'leds[0]'])('reads and writes the endpoint %s', (text) => {
  const endpoint = parseEndpoint(text);
  expect(endpoint?.kind === 'name' && formatEndpoint(endpoint)).toBe(text);
});

it('knows constants from names, and neither from rubbish', () => {
  expect(parseEndpoint("8'hA5")).toEqual({ kind: 'constant', width: 8, value: 165n });
  expect(parseEndpoint('12')).toEqual({ kind: 'constant', width: undefined, value: 12n });
  for (const text of ['a.b.c', 'a[1:2]', 'a[', '9a', "8'hXY", 'a b'])
    expect(parseEndpoint(text)).toBeUndefined();
});

it('refuses a text of a million connections at once, and says what to do', () => {
  const wire = JSON.stringify({ from: 'gpioa_0.gpio_out', to: 'gpiob_0.gpio_in' });
  const text = `{"netloom":"soc","portConnections":[${Array.from({ length: 1_000_000 }, () => wire).join()}]}`;
  const { document, diagnostics } = readDocument(text, 'large.soc.json');
  expect(document).toBeUndefined();
  expect(diagnostics).toMatchObject([
    { code: 'DOC-LENGTH', severity: 'error', place: { file: 'large.soc.json', line: 1 } },
  ]);
  expect(diagnostics[0]!.message).toContain('divide it');
});
