import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { PRESETS, generateCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { IpDescriptor, SocDocument } from '@netloom/model';
import { createLibrary, generate, libraryEntry } from '@netloom/soc';
import { GENERATED_WAYS, WAYS, withTurned } from './ways.ts';

const { micro } = PRESETS;
const core: CoreOptions = {
  ...micro,
  name: 'guarded',
  memory: { ...micro.memory, ports: 'shared', protocol: 'axi4' },
  auxiliary: { ...micro.auxiliary, externalInterrupts: false },
  safety: { ...micro.safety, busParity: true },
};
const made = generateCore(core);
export const descriptor = made.descriptor!;
/** A core that gives no check bits. */
const plainCore = generateCore({ ...core, name: 'plain', safety: micro.safety });
export const plain = plainCore.descriptor!;

const LIBRARY = [
  ...['axi4_sram', 'axi4_crossbar', 'axi4_parity', 'axi4_parity_generator'],
  ...['axi4_register_slice', 'axi4_width_converter'],
];
const entryOf = (name: string) => {
  const text = readFileSync(new URL(`../../${name}/ip.json`, import.meta.url), 'utf8');
  return libraryEntry(IpDescriptor.parse(JSON.parse(text)), name, undefined);
};
export const library = createLibrary([
  ...LIBRARY.map(entryOf),
  libraryEntry(descriptor, 'cores/guarded', undefined),
  libraryEntry(plain, 'cores/plain', undefined),
]);

export const link = (manager: string, subordinate: string) => ({ manager, subordinate });
const BLOCKS = ['cpu0', 'xbar0', 'p0', 'sram0', 'p1', 'sram1'];
export const soc = SocDocument.parse({
  ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:little:1.0', name: 'little' },
  clocks: { clk: { frequency: 40_000_000 } },
  resets: { rst_n: { polarity: 'low', clock: 'clk' } },
  instances: {
    cpu0: { ip: descriptor.vlnv },
    xbar0: { ip: 'netloom:interconnect:axi4_crossbar:1.0', parameters: { USER_WIDTH: '7' } },
    p0: { ip: 'netloom:interconnect:axi4_parity:1.0' },
    sram0: { ip: 'netloom:ip:axi4_sram:1.0', parameters: { INIT_FILE: '"rom.hex"' } },
    p1: { ip: 'netloom:interconnect:axi4_parity:1.0' },
    sram1: { ip: 'netloom:ip:axi4_sram:1.0' },
  },
  interfaceConnections: [
    link('cpu0.m_axi', 'xbar0.s'),
    link('xbar0.m', 'p0.s'),
    link('p0.m', 'sram0.s_axi'),
    link('xbar0.m', 'p1.s'),
    link('p1.m', 'sram1.s_axi'),
  ],
  portConnections: ['clk', 'rst_n'].flatMap((from) =>
    BLOCKS.map((block) => ({ from, to: `${block}.${from}` })),
  ),
  addressMap: {
    'sram0.s_axi': { base: '0x00000000', size: '0x1000' },
    'sram1.s_axi': { base: '0x20000000', size: '0x1000' },
  },
});

/** The same with a core that gives none, behind what does. */
const generatedSoc: SocDocument = {
  ...soc,
  instances: {
    ...soc.instances,
    cpu0: { ip: plain.vlnv },
    g0: { ip: 'netloom:interconnect:axi4_parity_generator:1.0' },
  },
  interfaceConnections: [
    link('cpu0.m_axi', 'g0.s'),
    link('g0.m', 'xbar0.s'),
    ...soc.interfaceConnections.slice(1),
  ],
  portConnections: [...soc.portConnections, ...['clk', 'rst_n'].map((from) => ({ from, to: `g0.${from}` }))],
};

/** All sources of the design by their names, with the bits that the bench turns over. */
export const design = () => sourcesOf(soc, made, WAYS);
export const generatedDesign = () => sourcesOf(generatedSoc, plainCore, GENERATED_WAYS);

function sourcesOf(document: SocDocument, own: typeof made, ways: typeof WAYS): Record<string, string> {
  const texts: Record<string, string> = {};
  const rtl = new Set(own.descriptor!.files);
  for (const { path, text } of own.files) if (rtl.has(path)) texts[basename(path)] = text;
  for (const { descriptor: block, folder } of LIBRARY.map(entryOf))
    for (const path of block.files)
      texts[basename(path)] = readFileSync(new URL(`../../${folder}/${path}`, import.meta.url), 'utf8');
  for (const { path, text } of generate(document, library).files)
    if (path.includes('/rtl/')) texts[basename(path)] = String(text);
  return { ...texts, 'little.sv': withTurned(texts['little.sv']!, ways) };
}
