import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COVERAGE_FILE, coverageReport, readCoverage } from '@netloom/tools';
import { expect, it } from 'vitest';
import { runPlan } from '../../../../../bench/core/runPlan.ts';
import { planBench } from '../../../../../packages/tools/src/kinds/bench/planBench.ts';
import { benchRoleOf } from '../report/simulatedSources.ts';
import { benchOf } from './blockBench.ts';
import { builtInLibrary } from './builtInLibrary.ts';

const LIMITS = { seconds: 600, memoryMegabytes: 4096, processes: 64, diskMegabytes: 1000 };
const blocks = builtInLibrary
  .map(({ entry }) => entry.descriptor)
  .filter(({ generator }) => generator === undefined)
  .map(({ vlnv }) => vlnv);

it.each(blocks)(
  'the run of the bench of %s passes and counts what it covers',
  { timeout: 600_000 },
  async (vlnv) => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    try {
      mkdirSync(join(folder, 'src'));
      const outputs = await runPlan(folder, planBench((await benchOf(vlnv))!, LIMITS), {});
      expect(outputs['simulate']).toMatch(/^PASS$/m);
      const { files } = coverageReport(
        readCoverage(readFileSync(join(folder, COVERAGE_FILE), 'utf8')),
        benchRoleOf,
      );
      const own = files.filter(({ role }) => role === 'design');
      expect(own.length).toBeGreaterThan(0);
      expect(own.some(({ line }) => line.covered > 0)).toBe(true);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
