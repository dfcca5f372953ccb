import { join } from 'node:path';
import { atMost } from '../row.ts';
import type { Row } from '../row.ts';
import type { Dumps } from './dumps.ts';
import { inChild, secondsOf } from './measured.ts';

const MEGABYTES = 1000;
const NETLOOM = join(import.meta.dirname, '../../programs/netloom.mjs');

/** A VCD of 1 GB: indexed beside vcd2fst, shown while it is. */
export function bigVcd(dumps: Dumps): Row[] {
  const file = dumps.make('vcd', 'big.vcd', MEGABYTES);
  const theirs = secondsOf('vcd2fst', '-v', file, '-f', dumps.path('packed.fst'));
  dumps.remove('packed.fst');
  const early = secondsOf(process.execPath, NETLOOM, 'wave', 'get', file, 'top.bit7', '--at', '1');
  const ours = inChild('index', file);
  dumps.remove('big.vcd');
  if (ours.message !== '' || ours.points === 0) throw new Error(`the dump was not read: ${ours.message}`);
  const seconds = ours.milliseconds / 1000;
  const indexed = `${(100 * ours.indexed).toFixed(1)} % of the file were indexed by then`;
  const waiting = 'values of three signals, every 200 ms';
  return [
    atMost(
      'waves',
      'VCD of 1 GB: index, ours / vcd2fst',
      seconds / theirs,
      1.5,
      '×',
      `${seconds.toFixed(1)} s against ${theirs.toFixed(1)} s`,
    ),
    atMost('waves', 'VCD of 1 GB: memory above Node’s start', ours.mostBytes / 1e6, 500, 'MB'),
    atMost('waves', 'VCD of 1 GB: first picture', ours.pictureMs / 1000, 1, 's', indexed),
    atMost('waves', 'VCD of 1 GB: value at a time in its first kB', early, 0.3, 's', 'netloom wave get --at'),
    atMost('waves', 'VCD of 1 GB: slowest query while it is indexed', ours.waited, 200, 'ms', waiting),
  ];
}
