// `node bench/core/refreshMeasured.ts [area|cells|fmax|coremark …] [configuration …]`: measures the configurations of
// packages/core/src/measured whose RTL has changed since, and writes their table. All of both when none is named. What
// was measured of other RTL is dropped.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIGURATIONS } from '../../packages/core/src/measured/configurations.ts';
import type { Measurement } from '../../packages/core/src/measured/measurement.ts';
import { MEASURED } from '../../packages/core/src/measured/table.ts';
import { hashOf, measureConfiguration } from './measureConfiguration.ts';
import type { Kind } from './measureConfiguration.ts';

const KINDS: Kind[] = ['area', 'cells', 'fmax', 'coremark'];
const TABLE = join(import.meta.dirname, '../../packages/core/src/measured/table.ts');

const isKind = (word: string): word is Kind => (KINDS as string[]).includes(word);
const words = process.argv.slice(2);
const named = words.filter((word) => !isKind(word));
const unknown = named.filter((name) => !(name in CONFIGURATIONS));
if (unknown.length > 0) {
  console.error(`No such configuration: ${unknown.join(', ')}`);
  process.exit(2);
}
const kinds = words.some(isKind) ? words.filter(isKind) : KINDS;

const rounded = (value: number | null) => (value === null ? null : Number(value.toPrecision(4)));

function line(name: string, { rtl, kiloGates, cells, fmaxIce40, fmaxOsu018, coremark }: Measurement): string {
  const figures = {
    rtl,
    kiloGates: rounded(kiloGates),
    cells,
    fmaxIce40: rounded(fmaxIce40),
    fmaxOsu018: rounded(fmaxOsu018),
    coremark: rounded(coremark),
  };
  return `  ${JSON.stringify(name)}: ${JSON.stringify(figures)},`;
}

const text = (table: Record<string, Measurement>) => `// Written by bench/core/refreshMeasured.ts.
import type { Measurement } from './measurement.ts';

/** Measurements by the name of the configuration. */
// prettier-ignore
export const MEASURED: Readonly<Record<string, Measurement>> = {
${Object.entries(table)
  .map(([name, measurement]) => line(name, measurement))
  .join('\n')}
};
`;

const table: Record<string, Measurement> = Object.fromEntries(
  Object.entries(MEASURED).filter(([name, { rtl }]) => {
    const options = CONFIGURATIONS[name];
    return options && hashOf(options) === rtl;
  }),
);
for (const [name, options] of Object.entries(CONFIGURATIONS)) {
  if (named.length > 0 && !named.includes(name)) continue;
  try {
    table[name] = await measureConfiguration(options, kinds, table[name]);
    console.log(line(name, table[name]));
  } catch (error) {
    console.error(`${name}: ${(error as Error).message.slice(0, 500)}`);
  }
  const ordered = Object.keys(CONFIGURATIONS).flatMap((key) =>
    table[key] ? [[key, table[key]] as const] : [],
  );
  await writeFile(TABLE, text(Object.fromEntries(ordered)));
}
