import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PRESETS } from '@netloom/core';
import { coveragePlan, deliveryOf, packageFiles } from '@netloom/core/delivery';
import { atMost } from '../row.ts';
import type { Row } from '../row.ts';

const AREA = 'coreDelivery';
const run = promisify(execFile);
const MADE_SECONDS = 60;
const QUICK_SECONDS = 600;

const since = (start: number) => (performance.now() - start) / 1000;

/** The package of the largest preset, made and run as a customer does. */
export async function measure(): Promise<Row[]> {
  const options = { ...PRESETS.standard, auxiliary: { ...PRESETS.standard.auxiliary, rvfi: true } };
  const folder = await mkdtemp(join(tmpdir(), 'netloom-delivery-'));
  try {
    const start = performance.now();
    const delivery = deliveryOf(options);
    for (const { path, text } of packageFiles(delivery)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const made = since(start);
    const before = performance.now();
    await run('make', ['quick'], { cwd: folder, env: { PATH: '/usr/bin:/bin' }, maxBuffer: 1 << 26 });
    const note = `${options.name} with RVFI, ${delivery.tests.length} tests, ${coveragePlan(options).length} instructions in the plan`;
    return [
      atMost(AREA, 'delivery package of a core', made, MADE_SECONDS, 's', note),
      atMost(
        AREA,
        'its quick suite, with the build',
        since(before),
        QUICK_SECONDS,
        's',
        'Verilator, Debian’s tools alone',
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
