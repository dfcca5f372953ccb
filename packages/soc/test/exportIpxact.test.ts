import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setPatch, writeDocument, writeLayout } from '@netloom/soc';
import type { SocDocument, SocLayout } from '@netloom/model';
import { exportIpxact, readComponents, readDesigns } from '@netloom/soc/ipxact';
import { describe, expect, it } from 'vitest';
import { diceOf } from '../../model/test/dice.ts';
import * as designs from './designs.ts';
import { testLibrary } from './fixtures.ts';
import { randomDesign } from './roundTrip/randomDesign.ts';

const { parent, children } = designs.parentOf();
const library = testLibrary(children);
const bytes = (files: { path: string; text: string }[]) =>
  new Map(files.map(({ path, text }) => [path, new TextEncoder().encode(text)]));

const COUNT = process.env['NETLOOM_DEEP'] ? 200 : 10;
const WAIVER = { fingerprint: '0123456789abcdef', reason: 'static', person: 'r', until: '2027-01-01' };
/** Texts that no element of XML gives back as they are: empty, with ends of spaces, or with what it may not hold. */
const HARD = [
  '',
  ' ',
  '  both  ',
  'a\r\nb\r',
  '\u0000\u0001',
  '\uffff\ud800',
  '\n',
  ']]>&amp;',
  '\u2028\u0085',
];
const worded = (): SocDocument => {
  const plain = designs.counterDesign(HARD.length);
  const instances = Object.entries(plain.instances).map(([name, each], at) => {
    const parameters = { ...each.parameters, EXTRA: HARD[(at + 2) % HARD.length]! };
    return [name, { ...each, description: HARD[at % HARD.length]!, parameters }];
  });
  const parameters = { ...plain.parameters, EMPTY: '', SPACED: ' 3 ' };
  const [title, description] = [HARD[4]!, HARD[5]!];
  return { ...plain, title, description, parameters, instances: Object.fromEntries(instances) as never };
};
const DESIGNS: Record<string, SocDocument> = {
  worded: worded(),
  bus: designs.busDesign(3, 3, 3),
  counter: designs.counterDesign(9),
  exported: designs.exportedBuses(),
  pads: designs.padDesign(),
  waived: { ...designs.counterDesign(), waivers: { 'a.b > c': WAIVER } },
  parent,
  patched: setPatch(parent, 'tally0', {
    '/portConnections/counter0.enable': { from: "1'b0", to: 'counter0.enable' },
    '/instances/counter0/description': 'Held',
  }).document!,
  ...Object.fromEntries(
    [...Array(COUNT).keys()].map((seed) => [`random ${seed}`, randomDesign(diceOf(seed))]),
  ),
};
const layoutOf = ({ instances }: SocDocument): SocLayout => ({
  ...{ netloom: 'layout', version: 1 },
  blocks: Object.fromEntries(
    Object.keys(instances).map((name, at) => [
      name,
      { x: 40 * at, y: -8.5, ...(at === 1 && { flipped: true }) },
    ]),
  ),
  notes: {
    note0: { x: 1, y: 2, width: 90, height: 40, text: '<b> & "c"\n ]]>\ufffe', colour: 'grey' },
    frame0: { x: 0, y: -8, width: 900, height: 400, text: '周辺', colour: 'blue', frame: true },
  },
  insides: { sub0: { blocks: { a: { x: 1, y: 2 } }, notes: { note0: null } } },
});

describe.each([2014, 2022] as const)('IEEE 1685-%i', (year) => {
  it.each(Object.entries(DESIGNS))('%s comes back as it was, with its layout', (_name, document) => {
    const layout = layoutOf(document);
    const { files } = exportIpxact(document, library, year, layout);
    const find = (vlnv: string) => library.find(vlnv)?.descriptor;
    const { designs: read, diagnostics } = readDesigns(bytes(files), find);
    expect(diagnostics).toEqual([]);
    expect(writeDocument(read[0]!.document)).toBe(writeDocument(document));
    expect(writeLayout(read[0]!.layout)).toBe(writeLayout(layout));
  });

  it('takes a text that was edited in the file, and not what it was', () => {
    const { files } = exportIpxact({ ...DESIGNS['bus']!, description: ' old ' }, library, year);
    const edited = files.map(({ path, text }) => ({ path, text: text.replace('> old <', '>new<') }));
    const { designs: read } = readDesigns(bytes(edited), (vlnv) => library.find(vlnv)?.descriptor);
    expect(read[0]!.document.description).toBe('new');
  });

  it('takes connections from the elements of the standard alone', () => {
    const { files } = exportIpxact(DESIGNS['bus']!, library, year);
    const find = (vlnv: string) => library.find(vlnv)?.descriptor;
    const edited = files.map(({ path, text }) => ({
      path,
      text: text.replace(
        /<ipxact:adHocConnection>(?:(?!<ipxact:adHocConnection>)[^])*?timer0"[^]*?portRef="irq"[^]*?<\/ipxact:adHocConnection>/,
        '',
      ),
    }));
    const { designs: read } = readDesigns(bytes(edited), find);
    const before = Object.keys(DESIGNS['bus']!.interrupts);
    expect(Object.keys(read[0]!.document.interrupts)).toEqual(before.filter((each) => each !== 'timer0.irq'));
  });
});

it.each([2009, 2014, 2022] as const)(
  'components of IEEE 1685-%i are blocks with the same pins and buses',
  (year) => {
    const { files } = exportIpxact(DESIGNS['bus']!, library, year);
    const { components } = readComponents(bytes(files), () => true);
    for (const vlnv of ['test:ip:ram:1.0', 'test:ip:timer:1.0', 'test:ip:cpu:1.0']) {
      const [read, own] = [
        components.find((each) => each.descriptor.vlnv === vlnv)!.descriptor,
        library.find(vlnv)!.descriptor,
      ];
      expect(read.module).toBe(own.module);
      expect(read.ports.map(({ name, direction }) => [name, direction])).toEqual(
        own.ports.map(({ name, direction }) => [name, direction]),
      );
      expect(
        read.busInterfaces.map(({ name, bus, role, signals, clock }) => ({
          name,
          bus,
          role,
          signals,
          clock,
        })),
      ).toEqual(
        own.busInterfaces.map(({ name, bus, role, signals, clock }) => ({ name, bus, role, signals, clock })),
      );
      expect(read.clocks).toEqual(own.clocks.map(({ port }) => ({ port })));
      expect(read.resets).toEqual(own.resets);
      expect(read.interrupts.map(({ port, role }) => [port, role])).toEqual(
        own.interrupts.map(({ port, role }) => [port, role]),
      );
      expect(read.parameters.map(({ name, local }) => [name, local])).toEqual(
        own.parameters.map(({ name, local }) => [name, local]),
      );
    }
  },
);

it('says element by element what it cannot carry', () => {
  const of = (year: 2009 | 2022) =>
    exportIpxact(DESIGNS['bus']!, library, year).diagnostics.map(({ message }) => message);
  expect(of(2022)).toContainEqual(
    expect.stringContaining('axi4lite_crossbar:1.0: the options of the generator'),
  );
  expect(of(2009)).toContainEqual(expect.stringContaining('the design, '));
  const absent = { ...designs.padDesign(), instances: { pads0: { ip: 'nobody:has:it:1' } } };
  expect(exportIpxact(absent, library, 2022).diagnostics.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('nobody:has:it:1: the block is in no library'),
  );
});

const SCHEMAS = process.env['NETLOOM_IPXACT_SCHEMAS'];
it('is well-formed, and valid by the schemas of the folder that NETLOOM_IPXACT_SCHEMAS names', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-ipxact-'));
  try {
    for (const year of [2009, 2014, 2022] as const) {
      for (const name of ['bus', 'counter', 'exported', 'pads', 'parent', 'patched', 'random 1']) {
        const { files } = exportIpxact(DESIGNS[name]!, library, year, layoutOf(DESIGNS[name]!));
        const paths = files.map(({ path }) => join(folder, String(year), name.replace(' ', ''), path));
        for (const [at, path] of paths.entries()) {
          await mkdir(dirname(path), { recursive: true });
          await writeFile(path, files[at]!.text);
        }
        const schema = SCHEMAS && join(SCHEMAS, `ieee-1685-${year}/index.xsd`);
        const validity = schema && existsSync(schema) ? ['--schema', schema] : [];
        execFileSync('xmllint', ['--noout', '--nonet', ...validity, ...paths], { stdio: 'pipe' });
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  if (!SCHEMAS) context.skip('NETLOOM_IPXACT_SCHEMAS names no folder: only well-formedness was seen');
});
