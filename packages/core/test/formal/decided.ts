import { prove } from '../../../../proof/index.ts';
import { FORMAL_FILES, planFormal, readVerdict } from '../../src/formal/index.ts';
import type { FormalVerdict } from '../../src/formal/index.ts';
import type { CoreOptions } from '../../src/index.ts';

/** Checks of a core with a change in its text, as the run of a core decides them; no wave is made. */
export async function decided(
  options: CoreOptions,
  only: readonly string[],
  change = (text: string) => text,
): Promise<FormalVerdict[]> {
  const { files } = planFormal(options, SECONDS, only);
  const texts = Object.entries(files).map(([path, text]) => [
    path,
    path.endsWith('.sv') ? change(text) : text,
  ]);
  const { steps } = await prove({
    files: { ...Object.fromEntries(texts), [FORMAL_FILES.wave]: '' },
    steps: [
      ['yosys', '-q', '-s', FORMAL_FILES.elaborate],
      ['bash', FORMAL_FILES.decide],
    ],
  });
  return steps
    .at(-1)!
    .stdout.split('\n')
    .flatMap((line) => readVerdict(line) ?? []);
}

/** For each check and engine; more than any of the tests needs. */
const SECONDS = 120;
