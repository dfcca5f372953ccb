import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORMAL_FILES, planFormal, readVerdict } from '../formal/index.ts';
import type { FormalVerdict } from '../formal/index.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { execute } from './execute.ts';

export interface ProofSettings {
  /** For each check and engine, at most. */
  secondsEach: number;
  /** Checks that are asked; all without. */
  only?: readonly string[];
  /** What Yosys reads instead of the core's own sources. */
  change?: (sources: string) => string;
  /** Where the steps to the first failure go. */
  wave?: string | undefined;
  /** Told of each as soon as it is decided. */
  decided?: (verdict: FormalVerdict) => void;
}

/** Decides the checks of a core's trace on this machine. @throws ToolError where a tool is missing or fails */
export async function proveCore(options: CoreOptions, settings: ProofSettings): Promise<FormalVerdict[]> {
  const { secondsEach, only, change = (text) => text, wave, decided } = settings;
  const { files } = planFormal(options, secondsEach, only);
  const folder = await mkdtemp(join(tmpdir(), 'netloom-formal-'));
  try {
    for (const [path, text] of Object.entries(files))
      await writeFile(join(folder, path), path.endsWith('.sv') ? change(text) : text);
    // What is there already is not made.
    if (wave === undefined) await writeFile(join(folder, FORMAL_FILES.wave), '');
    await execute('yosys', ['-q', '-s', FORMAL_FILES.elaborate], { folder });
    const said = await execute('bash', [FORMAL_FILES.decide], { folder, output: tell(decided) });
    if (wave !== undefined) await copyFile(join(folder, FORMAL_FILES.wave), wave).catch(() => undefined);
    return said.split('\n').flatMap((line) => readVerdict(line) ?? []);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function tell(decided: ProofSettings['decided']) {
  let rest = '';
  return (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const verdict = readVerdict(line);
      if (verdict) decided?.(verdict);
    }
  };
}
