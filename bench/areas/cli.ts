import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost } from '../row.ts';
import type { Row } from '../row.ts';
import { secondsOf } from '../waves/measured.ts';

const ROOT = join(import.meta.dirname, '../..');
const NETLOOM = join(ROOT, 'programs/netloom.mjs');
const TIMES = 5;

const DUMP = `$timescale 1ns $end
$scope module top $end $var wire 1 ! a $end $upscope $end $enddefinitions $end
#0 0! #5 1!
`;

/** Each verb of the command line on a small file, beside an empty Node; compiled before, as it is from the second call on. */
export function measure(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-bench-cli-'));
  try {
    const empty = quickest('-e', '0');
    const rows = Object.entries(verbs(folder)).map(([verb, words]) => {
      const seconds = quickest(NETLOOM, ...verb.split(' '), ...words);
      return atMost('cli', `netloom ${verb}`, seconds, 0.2, 's', `node -e 0: ${empty.toFixed(3)} s`);
    });
    return Promise.resolve(rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function verbs(folder: string): Record<string, string[]> {
  const dump = join(folder, 'small.vcd');
  writeFileSync(dump, DUMP);
  const soc = join(ROOT, 'demo/demo.soc.json');
  return {
    check: [soc],
    generate: [soc, '--output', join(folder, 'generated'), '--overwrite'],
    import: [join(ROOT, 'ip/uart/rtl/nl_uart_rx.sv')],
    diff: [soc, soc],
    'map who': [soc, '0x0'],
    'regs check': [join(ROOT, 'ip/uart/uart.regs.json')],
    'core check': ['--options', 'micro'],
    'pins check': [join(ROOT, 'demo/board/board.pins.json')],
    'wave info': [dump],
  };
}

/** Wall seconds of the quickest of a few calls of Node. */
const quickest = (...words: string[]) =>
  Math.min(...Array.from({ length: TIMES }, () => secondsOf(process.execPath, ...words)));
