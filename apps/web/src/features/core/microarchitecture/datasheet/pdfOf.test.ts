import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS } from '@netloom/core';
import { datasheetOf } from '@netloom/core/datasheet';
import { expect, it } from 'vitest';
import { pdfOf } from './pdfOf.ts';

const DATE = new Date('2026-01-02T03:04:05Z');
const UNKNOWN = {
  ...{ area: null, fmax: null, coremark: null, rate: null },
  ...{ benchmarks: null, cycles: null, ice40: null },
};

it('has every table on pages that others read', async () => {
  const sheet = datasheetOf(PRESETS.micro, UNKNOWN);
  const pdf = await pdfOf(sheet, DATE);
  expect(await pdfOf(sheet, DATE)).toEqual(pdf);
  const folder = mkdtempSync(join(tmpdir(), 'datasheet-'));
  try {
    writeFileSync(join(folder, 'core.pdf'), pdf);
    const text = execFileSync('gs', ['-q', '-sDEVICE=txtwrite', '-o', '-', 'core.pdf'], {
      cwd: folder,
      encoding: 'utf8',
    });
    for (const { title, rows } of sheet.tables) expect(text).toContain(`${title} (${rows.length})`);
    for (const word of ['nl_micro', 'm_axil_i_arvalid', 'mscratch', 'not known', '0x340'])
      expect(text).toContain(word);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
