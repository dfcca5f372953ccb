import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formalScript } from '../../src/formal/script.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'netloom-script-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What the script says of a check of 16 frames, where ABC is asked in frame 3 and comes to a last frame. */
function saidAfter(last: number): string {
  const frames = Array.from({ length: last + 1 }, (_, frame) => `   ${frame} + : Var = 1.`);
  const abc = [
    '#!/bin/bash',
    'case "$2" in *"-O 0"*) echo "Output 0 was asserted in frame 3." ;; *) cat frames ;; esac',
  ];
  writeFileSync(join(folder, 'frames'), `${frames.join('\n')}\n`);
  writeFileSync(join(folder, 'yosys-abc'), `${abc.join('\n')}\n`, { mode: 0o755 });
  writeFileSync(join(folder, 'core.aig'), 'o0 asks_pc\no1 fails_pc\n');
  const script = formalScript([{ name: 'pc', clocks: 16, model: 'core' }], 1);
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  return execFileSync('bash', ['-c', script], { cwd: folder, env, encoding: 'utf8' }).split('\n')[0]!;
}

it.each([
  [15, 'netloom: holds pc 14'],
  [10, 'netloom: holds pc 9 of 14'],
  [2, 'netloom: unasked pc 1 of 14'],
])('where ABC comes to frame %i it says: %s', (last, said) => expect(saidAfter(last)).toBe(said));
