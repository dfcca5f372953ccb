// `node bench/core/refreshMeasured.ts [area|cells|fmax|coremark …] [configuration …]`: measures the configurations of
// packages/core/src/measured whose RTL has changed since, in the order in which they are named, and writes their table.
// All of both when none is named. What was measured of other RTL is dropped. Several may run at a time on different
// configurations or kinds.
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONFIGURATIONS } from '../../packages/core/src/measured/configurations.ts';
import type { Measurement } from '../../packages/core/src/measured/measurement.ts';
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

const hashes = new Map(Object.entries(CONFIGURATIONS).map(([name, options]) => [name, hashOf(options)]));

/** The table as it lies on the disk, where another process may have added to it; without what other RTL gave. */
async function tableOnDisk(): Promise<Record<string, Measurement>> {
  const read = (await import(`${pathToFileURL(TABLE).href}?at=${process.hrtime.bigint()}`)) as {
    MEASURED: Record<string, Measurement>;
  };
  return Object.fromEntries(
    Object.entries(read.MEASURED).filter(([name, { rtl }]) => rtl === hashes.get(name)),
  );
}

async function add(name: string, measurement: Measurement) {
  const table = await tableOnDisk();
  const told = Object.entries(measurement).filter(([, value]) => value !== null);
  table[name] = { ...measurement, ...table[name], ...Object.fromEntries(told) };
  const ordered = Object.keys(CONFIGURATIONS).flatMap((key) => (table[key] ? [[key, table[key]]] : []));
  const next = `${TABLE}.${process.pid}`;
  await writeFile(next, text(Object.fromEntries(ordered)));
  await rename(next, TABLE);
  console.log(line(name, table[name]));
}

for (const name of named.length > 0 ? named : Object.keys(CONFIGURATIONS)) {
  try {
    await add(name, await measureConfiguration(CONFIGURATIONS[name]!, kinds, (await tableOnDisk())[name]));
  } catch (error) {
    console.error(`${name}: ${(error as Error).message.slice(0, 500)}`);
  }
}
