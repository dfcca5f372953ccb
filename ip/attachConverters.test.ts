import { addInstance, attach, check, createLibrary, emptySoc, exportToTop, generate } from '@netloom/soc';
import type { AttachLine } from '@netloom/soc';
import type { SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import { libraryEntries } from './test/blockSources.ts';
import { complaints } from './test/socs/acceptance.ts';

const library = createLibrary(
  await libraryEntries([
    ...['dma', 'axi4_sram', 'uart', 'gpio', 'axi4_crossbar', 'axi4_axi4lite_bridge', 'axi4lite_apb_bridge'],
    ...['axi4_width_converter', 'axi4_id_converter', 'axi4_async_bridge', 'apb_async_bridge'],
    ...['axi4lite_async_bridge', 'axi4lite_crossbar'],
  ]),
);

/** A design of two clocks. */
const empty = (): SocDocument => ({
  ...emptySoc('top'),
  clocks: { clk: { frequency: 1e8 }, slow: { frequency: 1e7 } },
  resets: { rst_n: { polarity: 'low', clock: 'clk' }, slow_rst_n: { polarity: 'low', clock: 'slow' } },
});

interface Dropped {
  document: SocDocument;
  lines: AttachLine[];
}

function drop(
  document: SocDocument,
  name: string,
  parameters: Record<string, string> = {},
  wires: Record<string, string> = {},
): Dropped {
  const placed = addInstance(document, library.find(`netloom:ip:${name}:1.0`)!.descriptor);
  const { [placed.name]: instance, ...others } = placed.document.instances;
  const portConnections = Object.entries(wires).map(([port, from]) => ({
    from,
    to: `${placed.name}.${port}`,
  }));
  const wired = {
    ...placed.document,
    instances: { ...others, [placed.name]: { ...instance!, parameters } },
    portConnections: [...placed.document.portConnections, ...portConnections],
  };
  return attach(wired, library, [placed.name]);
}

const bases = drop(empty(), 'dma').document;
const kindsOf = ({ document, lines }: Dropped) =>
  lines
    .filter(({ kind }) => kind === 'bus')
    .flatMap(({ blocks }) => blocks.map((name) => document.instances[name]!.ip.split(':')[2]));
const errorsOf = (document: SocDocument) =>
  check(document, library)
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code} ${message}`);

it.each([
  ['a memory of another width', 'axi4_sram', { DATA_WIDTH: '64' }, {}, ['axi4_width_converter']],
  ['a memory of shorter IDs', 'axi4_sram', { ID_WIDTH: '2' }, {}, ['axi4_id_converter']],
  [
    'a memory of another width and shorter IDs',
    'axi4_sram',
    { DATA_WIDTH: '64', ID_WIDTH: '2' },
    {},
    ['axi4_id_converter', 'axi4_width_converter'],
  ],
  ['registers on another clock', 'uart', {}, { clk: 'slow', rst_n: 'slow_rst_n' }, ['apb_async_bridge']],
  ['a memory on another clock', 'axi4_sram', {}, { clk: 'slow', rst_n: 'slow_rst_n' }, ['axi4_async_bridge']],
  ['what fits as it is', 'gpio', {}, {}, []],
] as const)('%s comes in with what is missing between', (_, name, parameters, wires, kinds) => {
  const found = drop(bases, name, parameters, wires);
  expect(kindsOf(found).toSorted()).toEqual(kinds);
  const open = errorsOf(found.document).filter((each) => !each.startsWith('SOC-UNDRIVEN'));
  expect(open).toEqual([]);
});

it('leaves RTL without a complaint', { timeout: 60_000 }, async () => {
  let document = drop(bases, 'axi4_sram', { DATA_WIDTH: '64', ID_WIDTH: '2' }).document;
  document = drop(document, 'uart', {}, { clk: 'slow', rst_n: 'slow_rst_n' }).document;
  document = drop(document, 'axi4_sram', {}, { clk: 'slow', rst_n: 'slow_rst_n' }).document;
  const open = check(document, library).flatMap(({ code, place }) =>
    code === 'SOC-UNDRIVEN' && place?.kind === 'document' && place.instance ? [place.endpoint!] : [],
  );
  document = open.reduce((each, end) => exportToTop(each, library, end).document ?? each, document);
  expect(errorsOf(document)).toEqual([]);
  expect(
    (await complaints([generate(document, library)])).filter((line) => !line.includes('Replacing memory')),
  ).toEqual([]);
});
