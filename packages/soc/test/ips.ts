import { readFileSync } from 'node:fs';
import { IpDescriptor } from '@netloom/model';
import type { LibraryEntry } from '@netloom/soc';

const ROOT = new URL('../../../', import.meta.url);

const INTERCONNECT = [
  ...['axi4lite_crossbar', 'axi4_crossbar', 'axi4lite_apb_bridge'],
  ...['axi4_axi4lite_bridge', 'axi4lite_axi4_bridge', 'axi4_register_slice'],
  'clock_reset_unit',
];

/** The interconnect of the product's own IP library. */
export function interconnectEntries(): LibraryEntry[] {
  return INTERCONNECT.map((name) => {
    const text = readFileSync(new URL(`ip/${name}/ip.json`, ROOT), 'utf8');
    return { descriptor: IpDescriptor.parse(JSON.parse(text)), folder: `ip/${name}` };
  });
}
