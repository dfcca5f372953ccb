import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { elaborate, readRegisterMap } from '@netloom/registers';
import { registerFileText } from '@netloom/registers/outputs';
import { generate } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { fabricDocument } from '../../packages/soc/test/axi4/config.ts';
import type { FabricConfig } from '../../packages/soc/test/axi4/config.ts';

const ip = join(import.meta.dirname, '../../ip');

/** Managers and memories at one AXI4 crossbar, each memory with 64 KiB in the lower 4 GiB. */
export function crossbarOf(managers: number, memories: number, dataWidth = 32) {
  const config: FabricConfig = { name: 'fabric', managers, memories, dataWidth, transactions: 0 };
  const document = fabricDocument(config);
  Object.values(document.addressMap).forEach((place, index) => {
    place.base = `0x${(index * 0x0100_0000).toString(16)}`;
  });
  return document;
}

/** The generated crossbar alone, with the library's own texts below it, and its module. */
export function crossbarTexts(managers: number, memories: number, dataWidth: number, library: Library) {
  const { files } = generate(crossbarOf(managers, memories, dataWidth), library);
  const made = files.find(({ path }) => path.endsWith('/fabric_xbar0.sv'));
  if (!made) throw new Error('no crossbar was generated');
  const { descriptor, folder } = library.find('netloom:interconnect:axi4_crossbar:1.0')!;
  const own = descriptor.files.map(
    (path) => [basename(path), readFileSync(join(ip, '..', folder, path), 'utf8')] as const,
  );
  return {
    top: 'fabric_xbar0',
    texts: { ...Object.fromEntries(own), 'fabric_xbar0.sv': made.text } as Record<string, string>,
  };
}

/** The interrupt controller with so many sources, two targets and three bits of priority. */
export function plicTexts(sources: number): Record<string, string> {
  const read = (path: string) => readFileSync(join(ip, 'plic', path), 'utf8');
  const { document } = readRegisterMap(read('plic.regs.json'), 'plic.regs.json');
  const rtl = ['nl_plic_gateways.sv', 'nl_plic_target.sv', 'nl_plic.sv'].map(
    (name) => [name, read(`rtl/${name}`)] as const,
  );
  const sized = (name: string, text: string) =>
    name === 'nl_plic.sv'
      ? text.replace(/(SOURCES +=) 31/, `$1 ${sources}`).replace(/(TARGETS +=) 1/, '$1 2')
      : text;
  return {
    ...Object.fromEntries(rtl.map(([name, text]) => [name, sized(name, text)])),
    'nl_plic_regs.sv': registerFileText(elaborate(document!).map),
  };
}
