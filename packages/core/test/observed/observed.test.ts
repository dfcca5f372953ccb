import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PRESETS, checkCore, coreRtl } from '../../src/index.ts';
import type { CoreFile, CoreOptions } from '../../src/index.ts';
import { countedOptions, countedRtl, debuggedOptions, debuggedRtl } from '../../src/observed/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'netloom-observed-'));
mkdirSync(join(folder, 'rtl'));
afterAll(() => rmSync(folder, { recursive: true }));

function lint(files: readonly CoreFile[], top: string): void {
  for (const { path, text } of files) writeFileSync(join(folder, path), text);
  const named = files.map(({ path }) => path);
  const args = ['--lint-only', '-Wno-UNUSED', '-Wno-DECLFILENAME', '--top-module', top, ...named];
  execFileSync('verilator', args, { cwd: folder, stdio: 'pipe' });
}

/** Parameters and ports of a module. */
const headerOf = (text: string) => text.slice(text.indexOf('\nmodule '), text.indexOf('\n);'));

it.each([
  ['micro', 'none'],
  ['standard', 'apb'],
  ['micro', 'jtag'],
] as const)(
  'stands in the place of a %s whose debugger is %s, as it is instantiated',
  (preset, transport) => {
    const own = PRESETS[preset];
    const core: CoreOptions = { ...own, name: `seen_${transport}`, debug: { ...own.debug, transport } };
    const header = headerOf(coreRtl(core).at(-1)!.text);
    expect(header).toContain(`module ${core.name} `);
    for (const [options, rtl] of [
      [debuggedOptions(core), debuggedRtl(core)],
      [countedOptions(core), countedRtl(core)],
    ] as const) {
      expect(checkCore(options)).toEqual([]);
      expect(headerOf(rtl.at(-1)!.text)).toBe(header);
      lint(rtl, core.name);
    }
  },
);
