// `node bench/core/refreshFaults.ts [share of shares]`: puts the seeded faults into the RTL of their cores, runs the
// delivery tests on each, and writes packages/core/src/delivery/faults/table.ts. What was measured of the same RTL with
// the same tests stays. Several may run at a time: `0 of 2` and `1 of 2`.
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SUITE_IDS } from '@netloom/model';
import { deliveryOf } from '../../packages/core/src/delivery/index.ts';
import type { MeasuredFault } from '../../packages/core/src/delivery/faults/measuredFault.ts';
import { rtlHash } from '../../packages/core/src/measured/rtlHash.ts';
import { SEEDED_FAULTS } from '../../packages/core/test/faults/seededFaults.ts';
import { PROGRAMS, hashOfTests, measureFault } from './measureFault.ts';

/** Benchmarks look for cycles, and programs of others are not ours. */
const SUITES = SUITE_IDS.filter((id) => id !== 'benchmarks' && id !== 'others');

const TABLE = join(import.meta.dirname, '../../packages/core/src/delivery/faults/table.ts');
const [share = '0', , shares = '1'] = process.argv.slice(2);

const text = (rows: readonly MeasuredFault[]) => `// Written by bench/core/refreshFaults.ts.
import type { MeasuredFault } from './measuredFault.ts';

// prettier-ignore
export const MEASURED_FAULTS: readonly MeasuredFault[] = [
${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}];
`;

const keyOf = ({ option, wrong, rtl }: Pick<MeasuredFault, 'option' | 'wrong' | 'rtl'>) =>
  `${option} ${wrong} ${rtl}`;
const order = new Map(SEEDED_FAULTS.map((fault, at) => [keyOf({ ...fault, rtl: rtlHash(fault.core) }), at]));

/** Another process may have added to it. */
async function onDisk(): Promise<MeasuredFault[]> {
  const read = (await import(`${pathToFileURL(TABLE).href}?at=${process.hrtime.bigint()}`)) as {
    MEASURED_FAULTS: readonly MeasuredFault[];
  };
  return read.MEASURED_FAULTS.filter((row) => order.has(keyOf(row)));
}

async function store(row: MeasuredFault): Promise<void> {
  const others = (await onDisk()).filter((each) => keyOf(each) !== keyOf(row));
  const rows = [...others, row].toSorted((a, b) => order.get(keyOf(a))! - order.get(keyOf(b))!);
  await writeFile(`${TABLE}.${process.pid}`, text(rows));
  await rename(`${TABLE}.${process.pid}`, TABLE);
}

for (const [at, fault] of SEEDED_FAULTS.entries()) {
  if (at % Number(shares) !== Number(share)) continue;
  const delivery = deliveryOf(fault.core, { programs: PROGRAMS, suites: SUITES });
  const tests = hashOfTests(delivery);
  const known = (await onDisk()).find((row) => keyOf(row) === keyOf({ ...fault, rtl: rtlHash(fault.core) }));
  if (known?.tests === tests) continue;
  const row = await measureFault(fault, delivery);
  await store(row);
  const found = Object.entries(row.suites).filter(([, test]) => test !== null);
  console.log(
    `${row.option}: ${row.wrong}: ${found.map(([suite, test]) => `${suite} (${test})`).join(', ') || 'not found'}`,
  );
}
