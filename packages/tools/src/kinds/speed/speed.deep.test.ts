import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, it } from 'vitest';
import { expectPreset } from './test/expectPreset.ts';

const folder = mkdtempSync(join(tmpdir(), 'speed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(['standard', 'fast'] as const)(
  'finds the cycles that the tables say of the preset %s',
  async (preset) => {
    await expectPreset(preset, folder);
  },
  600_000,
);
