import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS, coreRtl } from '@netloom/core';
import { afterAll, expect, it } from 'vitest';
import { readWithoutLines } from './forgetLines.ts';

const LIBERTY = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
const folder = mkdtempSync(join(tmpdir(), 'lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const unit = (name: string) => coreRtl(PRESETS.micro).find(({ path }) => path.endsWith(`/${name}.sv`))!.text;

/** How many there are of each cell. */
function cells(top: string, text: string): string {
  writeFileSync(join(folder, 'unit.sv'), text);
  const script = [
    readWithoutLines(['unit.sv'], top),
    `synth -flatten -top ${top}`,
    `abc -liberty ${LIBERTY}`,
    'opt_clean',
    'tee -q -o cells.txt stat',
  ];
  execFileSync('yosys', ['-q', '-p', script.join('; ')], { cwd: folder });
  return readFileSync(join(folder, 'cells.txt'), 'utf8');
}

it.each(['nl_micro_muldiv'])('what %s becomes does not hang on its comments and empty lines', (name) => {
  const text = unit(name);
  const bare = text.replaceAll(/\/\/.*/g, '').replaceAll(/\n\s*\n/g, '\n');
  expect(cells(name, bare)).toBe(cells(name, text));
  expect(cells(name, `// One\n// or two\n// lines more.\n${text}`)).toBe(cells(name, text));
});
