import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { coreRtl } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { clockOf } from './clock.ts';
import type { Clocked } from './clock.ts';

/** Highest clock, area and slowest paths of a core on osu018, by the flow of the product's runs that measure. */
export async function measureClock(options: CoreOptions): Promise<Clocked | null> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-clock-'));
  try {
    const files = coreRtl(options);
    for (const { path, text } of files) {
      await mkdir(dirname(join(folder, 'src', path)), { recursive: true });
      await writeFile(join(folder, 'src', path), text);
    }
    const sources = files.map(({ path }) => path);
    return await clockOf(folder, options.name, sources, options.base.stages);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
