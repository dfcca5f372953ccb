import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { CrossingReport } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { netloomIn } from '../test/netloomIn.ts';

/**
 * A folder with designs of others that have one clock, none of them ours: a file list `<top module>.f` for each, whose
 * paths count from the folder.
 */
const FOLDER = process.env['NETLOOM_ONE_CLOCK'];
const LISTS = FOLDER === undefined ? [] : globSync('*.f', { cwd: FOLDER });

describe.skipIf(FOLDER === undefined)(
  'designs with one clock, in the folder of NETLOOM_ONE_CLOCK (skipped without it)',
  () => {
    it('are there', () => {
      expect(LISTS.length).toBeGreaterThan(0);
    });

    it.each(LISTS)('%s: nothing crosses', { timeout: 600_000 }, async (list) => {
      const words = ['crossings', '--root', '.', '--files', list, '--top', basename(list, '.f'), '--json'];
      const { code, output, errors } = await netloomIn(FOLDER!, words);
      expect(code, errors + output).toBe(0);
      const { report } = JSON.parse(output) as { report: CrossingReport };
      expect(report.crossings).toEqual([]);
      expect(report.flops).toBeGreaterThan(0);
      expect(report.domains.filter(({ flops }) => flops > 0)).toHaveLength(1);
    });
  },
);
