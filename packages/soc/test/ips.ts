import { readFileSync } from 'node:fs';
import { IpDescriptor } from '@netloom/model';
import { libraryEntry } from '@netloom/soc';
import type { LibraryEntry } from '@netloom/soc';

const ROOT = new URL('../../../', import.meta.url);

const INTERCONNECT = [
  ...['axi4lite_crossbar', 'axi4_crossbar', 'axi4lite_apb_bridge'],
  ...['axi4_axi4lite_bridge', 'axi4lite_axi4_bridge', 'axi4_register_slice'],
  ...['axi4_fifo', 'axi4_width_converter', 'axi4_burst_splitter', 'axi4_id_converter'],
  ...[
    'axi4_guard',
    'axi4_parity',
    'axi4_parity_generator',
    'axi4_error',
    'axi4_exclusive_monitor',
    'axi4_monitor',
  ],
  ...['axi4lite_wishbone_bridge', 'wishbone_axi4lite_bridge'],
  ...[
    'axi4lite_ahblite_bridge',
    'ahblite_axi4lite_bridge',
    'memory_axi4lite_bridge',
    'axi4lite_tlul_bridge',
    'tlul_axi4lite_bridge',
    'apb_axi4lite_bridge',
  ],
  ...['clock_reset_unit', 'axi4_async_bridge', 'axi4lite_async_bridge', 'apb_async_bridge'],
];

/** The interconnect of the product's own IP library. */
export function interconnectEntries(): LibraryEntry[] {
  return INTERCONNECT.map((name) => {
    const read = (path: string) => readFileSync(new URL(`ip/${name}/${path}`, ROOT), 'utf8');
    const descriptor = IpDescriptor.parse(JSON.parse(read('ip.json')));
    return libraryEntry(descriptor, `ip/${name}`, descriptor.registers && read(descriptor.registers));
  });
}
