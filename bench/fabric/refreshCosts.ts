// `node bench/fabric/refreshCosts.ts`: measures what blocks of interconnect cost of which the text or a file of the
// library has changed since, and writes the table of packages/soc/src/cost. What was measured of others is dropped.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEASURED } from '../../packages/soc/src/cost/measured.ts';
import { COST_CONFIGS, nameOf } from '../../packages/soc/test/cost/configs.ts';
import { hashesOf, measureCost } from '../../packages/soc/test/cost/measure.ts';
import { builtInLibrary } from '../designs/library.ts';

const TABLE = join(import.meta.dirname, '../../packages/soc/src/cost/measured.ts');

type Entry = (typeof MEASURED)[string];

const text = (table: Record<string, Entry>) => `// Written by bench/fabric/refreshCosts.ts.
import type { Cost } from './costOf.ts';

/** What was measured, and of which files of the library. */
interface Measured {
  name: string;
  /** Hash of the files of the library below the block. */
  library: string;
  cost: Cost;
}

/** Costs by the hash of the text of the block alone. */
// prettier-ignore
export const MEASURED: Readonly<Record<string, Measured>> = {
${Object.entries(table)
  .map(([hash, entry]) => `  ${JSON.stringify(hash)}: ${JSON.stringify(entry)},`)
  .join('\n')}
};
`;

const library = builtInLibrary();
const table: Record<string, Entry> = {};
for (const config of COST_CONFIGS) {
  const hashes = hashesOf(config, library);
  const known = MEASURED[hashes.text];
  const isKnown = known !== undefined && known.library === hashes.library;
  const cost = isKnown ? known.cost : await measureCost(config, library);
  table[hashes.text] = { name: nameOf(config), library: hashes.library, cost };
  console.log(`${nameOf(config)}: ${JSON.stringify(cost)}`);
  await writeFile(TABLE, text({ ...MEASURED, ...table }));
}
await writeFile(TABLE, text(table));
