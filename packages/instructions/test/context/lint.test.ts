import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS, coreRtl } from '@netloom/core';
import { expect, it } from 'vitest';
import { withInstructions } from '../../src/index.ts';
import { TRACKED, WITH_STATUS } from './withStatus.ts';

/** What Verilator says of a core with all its warnings on. */
function lint(preset: 'micro' | 'standard', insns: typeof WITH_STATUS): string {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-lint-'));
  try {
    const files = coreRtl(withInstructions(PRESETS[preset], insns));
    mkdirSync(join(folder, 'rtl'));
    for (const { path, text } of files) writeFileSync(join(folder, path), text);
    const args = ['--lint-only', '-Wall', '--top-module', PRESETS[preset].name];
    execFileSync('verilator', [...args, ...files.map(({ path }) => path)], { cwd: folder, stdio: 'pipe' });
    return '';
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([
  ['micro', 'all sets', WITH_STATUS],
  ['micro', 'one set', TRACKED.slice(0, 1)],
  ['standard', 'one set with operations in the background', TRACKED.slice(-1)],
] as const)('Verilator has nothing to say of %s with a status of %s', (preset, _, insns) => {
  expect(lint(preset, insns)).toBe('');
});
