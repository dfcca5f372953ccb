import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GeneratedFile } from '@netloom/soc';
import { enforcedDesign } from './design.ts';
import { benchText, vectorLine, vectorsFor } from './model.ts';

const MODELS = fileURLToPath(new URL('.', import.meta.url));

/** A fault: in which file, what, and what it becomes. */
export type Fault = [file: string, pattern: RegExp, replacement: string];

/** Plays random transfers on the design in Icarus and returns what the bench says: its first mismatches and their number. */
export function play(rtl: readonly GeneratedFile[], transfers: number, fault?: Fault): string {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-enforcement-'));
  try {
    const document = enforcedDesign();
    writeFileSync(join(folder, 'vectors.hex'), vectorsFor(document, transfers).map(vectorLine).join('\n'));
    writeFileSync(join(folder, 'bench.sv'), benchText(document, transfers));
    const sources = rtl.map(({ path, text }) => {
      writeFileSync(join(folder, basename(path)), faulty(basename(path), text, fault));
      return basename(path);
    });
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe', timeout: 170_000 } as const;
    const own = ['-I', MODELS, join(MODELS, 'models.sv'), 'bench.sv'];
    execFileSync('iverilog', ['-g2012', '-s', 'bench', '-o', 'bench.vvp', ...own, ...sources], options);
    return execFileSync('vvp', ['-n', 'bench.vvp'], options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function faulty(path: string, text: string, fault: Fault | undefined): string {
  const [file, pattern, replacement] = fault ?? [];
  if (path !== file) return text;
  if (!pattern!.test(text)) throw new Error(`${String(pattern)} is not in ${path}`);
  return text.replace(pattern!, replacement!);
}
