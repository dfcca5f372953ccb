// `node bench/custom/refreshSpeedups.ts [core …]`: measures programs with and without instructions of the library on
// the RTL of cores, and writes packages/instructions/src/measured/table.ts and the table of docs/customInstructions.md.
// What was measured of the same texts stays.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRESETS } from '@netloom/core';
import { buildSimulator } from '@netloom/core/node';
import { LIBRARY, withInstructions } from '@netloom/instructions';
import type { MeasuredSpeedup } from '../../packages/instructions/src/measured/speedup.ts';
import {
  SPEEDUP_CORES,
  SPEEDUP_PROGRAMS,
  speedupHash,
  speedupsToday,
} from '../../packages/instructions/src/measured/speedups.ts';
import { kernelOnRtl } from './measureSpeedup.ts';
import { speedupTable } from './speedupTable.ts';

const TABLE = join(import.meta.dirname, '../../packages/instructions/src/measured/table.ts');
const DOCS = join(import.meta.dirname, '../../docs/customInstructions.md');

const text = (rows: readonly MeasuredSpeedup[]) => `// Written by bench/custom/refreshSpeedups.ts.
import type { MeasuredSpeedup } from './speedup.ts';

// prettier-ignore
export const MEASURED_SPEEDUPS: readonly MeasuredSpeedup[] = [
${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}];
`;

async function store(rows: readonly MeasuredSpeedup[]): Promise<void> {
  await writeFile(TABLE, text(rows));
  const page = await readFile(DOCS, 'utf8');
  const marked = /(<!-- speed-ups -->\n)[\s\S]*?(\n<!-- \/speed-ups -->)/;
  await writeFile(DOCS, page.replace(marked, `$1${speedupTable(rows)}$2`));
}

const asked = process.argv.slice(2);
const rows = speedupsToday();
for (const core of SPEEDUP_CORES.filter((name) => asked.length === 0 || asked.includes(name)))
  for (const program of SPEEDUP_PROGRAMS) {
    if (rows.some((row) => row.program === program.id && row.core === core)) continue;
    const insns = LIBRARY.filter(({ name }) => name === program.insn);
    const options = withInstructions(PRESETS[core], insns);
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    const built = { options, insns, simulator };
    const fast = await kernelOnRtl(built, program, []);
    const slow = await kernelOnRtl(built, program, [program.insn!]);
    if (fast.printed !== slow.printed) throw new Error(`${program.id}: ${fast.printed}, ${slow.printed}`);
    const of = speedupHash(program, core);
    rows.push({
      ...{ program: program.id, core, with: fast.cycles, without: slow.cycles },
      ...{ result: fast.printed, of },
    });
    await store(rows);
    console.log(`${core} ${program.id}: ${slow.cycles} → ${fast.cycles}`);
  }
await store(rows);
