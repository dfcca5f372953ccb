import { check, generate, setParameter } from '@netloom/soc';
import { clusters } from '../designs/clusters.ts';
import { builtInLibrary } from '../designs/library.ts';
import { atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

/** Check and generate at two sizes, and the check that follows an edit. */
export async function measure(): Promise<Row[]> {
  const library = builtInLibrary();
  const rows: Row[] = [];
  for (const [size, limit] of [
    [1_000, 1],
    [10_000, 5],
  ] as const) {
    const document = clusters(size);
    const problems = check(document, library).filter(({ severity }) => severity === 'error');
    if (problems.length > 0) throw new Error(`the measured design has errors: ${problems[0]?.message}`);
    // Generation checks first, and refuses a document with errors.
    const seconds = await fastest(3, () => generate(document, library));
    rows.push(atMost('soc', `check and generate ${size} instances`, seconds, limit, 's'));
  }
  const base = clusters(1_000);
  let step = 0;
  const seconds = await fastest(10, () => {
    const edited = setParameter(base, 'uarta_50', 'RESET_DIVISOR', String(100 + step++));
    check(edited.document ?? base, library);
  });
  rows.push(atMost('soc', 'edit and check again at 1000 instances', seconds * 1000, 50, 'ms'));
  return rows;
}
