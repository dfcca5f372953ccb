import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pinmux, generatePinmux } from '@netloom/pinmux';
import { createLibrary, generate, libraryEntry, readDocument } from '@netloom/soc';
import { libraryIn } from '../../../../bench/designs/library.ts';

const product = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(product, path), 'utf8');

/** Where the multiplexer lies in the SoC. */
export const PADS_BASE = '0x8000C000';

/** The serial line of the demo on four pads: at home on P0 and P1, away on P2 and P3. */
export const PADS = Pinmux.parse({
  ...{ netloom: 'pinmux', version: 1, name: 'pads', detectors: 1 },
  pads: Object.fromEntries([0, 1, 2, 3].map((code) => [`P${code}`, { code }])),
  signals: { 'uart0.rx': { code: 0, direction: 'in' }, 'uart0.tx': { code: 1, direction: 'out' } },
  useCases: {
    home: { needs: { 'uart0.rx': { pad: 'P0' }, 'uart0.tx': { pad: 'P1' } } },
    away: { needs: { 'uart0.rx': { pad: 'P2' }, 'uart0.tx': { pad: 'P3' } } },
  },
});

/** The demo with a processor, its serial line behind the multiplexer. */
function documentWithPads(): string {
  const demo = JSON.parse(read('demo/processor.soc.json')) as {
    name: string;
    ports: Record<string, object>;
    instances: Record<string, { ip: string; parameters?: Record<string, string> }>;
    interfaceConnections: object[];
    portConnections: { from: string; to: string }[];
    addressMap: Record<string, object>;
  };
  const ports = Object.entries(demo.ports).filter(([name]) => !name.startsWith('uart_'));
  const vector = (direction: string) => ({ direction, width: '4' });
  const wires = [
    ['clk_per', 'pads0.clk'],
    ['per_n', 'pads0.rst_n'],
    ['clk', 'pads0.aon_clk'],
    ['rst_n', 'pads0.aon_rst_n'],
    ['sleep', 'pads0.sleep'],
    ['pads0.wakeup', 'wakeup'],
    ['pad_in', 'pads0.pad_in'],
    ['pads0.pad_out', 'pad_out'],
    ['pads0.pad_oe', 'pad_oe'],
    ['uart0.tx', 'pads0.uart0_tx'],
    ['pads0.uart0_rx', 'uart0.rx'],
  ] as const;
  const others = demo.portConnections.filter(({ from, to }) => from !== 'uart_rx' && to !== 'uart_tx');
  return JSON.stringify({
    ...demo,
    name: 'padded',
    ports: {
      ...Object.fromEntries(ports),
      pad_in: vector('in'),
      pad_out: vector('out'),
      pad_oe: vector('out'),
      sleep: { direction: 'in', width: '1' },
      wakeup: { direction: 'out', width: '1' },
    },
    instances: {
      ...demo.instances,
      pads0: { ip: 'netloom:pinmux:pads:1.0' },
      rom0: { ip: 'netloom:ip:rom:1.0', parameters: { ADDR_WIDTH: '14', INIT_FILE: '"rom.hex"' } },
      uart0: { ip: 'netloom:ip:uart:1.0', parameters: { RESET_DIVISOR: '16' } },
    },
    interfaceConnections: [
      ...demo.interfaceConnections,
      { manager: 'bridge1.m', subordinate: 'pads0.s_apb' },
    ],
    portConnections: [...others, ...wires.map(([from, to]) => ({ from, to }))],
    addressMap: { ...demo.addressMap, 'pads0.s_apb': { base: PADS_BASE, size: '0x2000' } },
  });
}

/** All files of the SoC that a simulator reads, by path, and their list in order. @throws where it cannot be generated. */
export function socWithPads(): { files: Record<string, string>; sources: string[] } {
  const block = generatePinmux(PADS);
  const registers = block.files.find(({ path }) => path === 'pads.regs.json')!.text;
  const pads = libraryEntry(block.descriptor!, 'pinmux/pads', registers);
  const library = createLibrary([...libraryIn('ip'), ...libraryIn('demo/cores/nl_micro'), pads]);
  const { document, diagnostics } = readDocument(documentWithPads(), 'padded.soc.json');
  const generation = document === undefined ? undefined : generate(document, library);
  const errors = [...diagnostics, ...(generation?.diagnostics ?? [])].filter(
    ({ severity }) => severity === 'error',
  );
  if (generation === undefined || errors.length > 0) throw new Error(JSON.stringify(errors));
  const made = new Map([
    ...block.files.map(({ path, text }) => [`pinmux/pads/${path}`, text] as const),
    ...generation.files.map(({ path, text }) => [path, text] as const),
  ]);
  const sources = made
    .get('gen/padded/padded.f')!
    .split('\n')
    .filter((line) => /\.s?v$/.test(line));
  const texts = sources.map((path) => [path, made.get(path) ?? read(path)] as const);
  return { files: Object.fromEntries(texts), sources };
}
