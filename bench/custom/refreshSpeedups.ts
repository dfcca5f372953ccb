// `node bench/custom/refreshSpeedups.ts [icarus] [core …] [program …]`: measures programs with and without instructions of the library on
// the RTL of cores, and writes packages/instructions/src/measured/table.ts and the table of docs/customInstructions.md.
// What was measured of the same texts stays. Icarus counts the same cycles, for which nothing has to be compiled.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSimulator } from '@netloom/core/node';
import { LIBRARY } from '@netloom/instructions';
import type { MeasuredSpeedup } from '../../packages/instructions/src/measured/speedup.ts';
import {
  SPEEDUP_CORES,
  SPEEDUP_PROGRAMS,
  coreOf,
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
  const marked = /(<!-- speed-ups -->)[\s\S]*?(<!-- \/speed-ups -->)/;
  await writeFile(DOCS, page.replace(marked, `$1\n\n${speedupTable(rows)}\n\n$2`));
}

const words = process.argv.slice(2);
const simulatorName = words.includes('icarus') ? 'icarus' : 'verilator';
const asked = words.filter((word) => word !== 'icarus');
const isAsked = (name: string, of: readonly string[]) =>
  asked.includes(name) || !asked.some((word) => of.includes(word));
const programs = SPEEDUP_PROGRAMS.map(({ id }) => id);
const rows = speedupsToday();
for (const core of SPEEDUP_CORES.filter((name) => isAsked(name, SPEEDUP_CORES)))
  for (const program of SPEEDUP_PROGRAMS.filter(({ id }) => isAsked(id, programs))) {
    if (rows.some((row) => row.program === program.id && row.core === core)) continue;
    const options = coreOf(core, program.insn);
    const simulator = await buildSimulator(options, { simulator: simulatorName });
    const built = { options, insns: LIBRARY, simulator };
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
