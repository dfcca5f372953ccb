import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readCore } from '@netloom/core';
import { BuildSet, TOOLCHAIN_REPORT } from '@netloom/model';
import { z } from 'zod';
import { withInstructions } from '../core/customInstructions.ts';
import { readInstructions } from '../core/readInstructions.ts';
import { prepareSimulation } from './measure.ts';
import { toolchainReport } from './toolchainReport.ts';
import { traceReport } from './traceReport.ts';

// Runs in the sandbox, in the run's folder, when a program was built: `prepare` writes what its simulation loads,
// `trace` decodes its packets, `report` leaves what was counted.

const Asked = z.object({
  core: z.string(),
  insns: z.record(z.string(), z.string()),
  program: z.string(),
  sets: z.array(BuildSet).min(1).max(2),
  limit: z.number(),
  rtl: z.boolean(),
});

const [, , verb = '', given = ''] = process.argv;
const folder = resolve(given);
const {
  core,
  insns: texts,
  ...asked
} = Asked.parse(JSON.parse(await readFile(join(folder, 'toolchain.json'), 'utf8')));
const read = readCore(core).options!;
const { insns } = await readInstructions(read, (path) => Promise.resolve(texts[path]));
const measuring = { ...asked, folder, options: withInstructions(read, insns) };

if (verb === 'prepare') {
  for (const index of asked.sets.keys()) await prepareSimulation(index, measuring);
} else if (verb === 'trace') {
  process.stdout.write(`${await traceReport(measuring)}\n`);
} else {
  const report = await toolchainReport({
    ...measuring,
    tell: (line) => process.stdout.write(`${line}\n`),
  });
  await mkdir(dirname(join(folder, TOOLCHAIN_REPORT)), { recursive: true });
  await writeFile(join(folder, TOOLCHAIN_REPORT), JSON.stringify(report));
}
