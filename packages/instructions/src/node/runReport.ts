import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readCore } from '@netloom/core';
import { BuildSet, TOOLCHAIN_REPORT } from '@netloom/model';
import { z } from 'zod';
import { readInstructions } from '../core/readInstructions.ts';
import { withInstructions } from '../core/customInstructions.ts';
import { toolchainReport } from './toolchainReport.ts';

// Runs in the sandbox when a program was built, in the run's folder: measures it, and leaves the report.

const Asked = z.object({
  core: z.string(),
  insns: z.record(z.string(), z.string()),
  program: z.string(),
  sets: z.array(BuildSet).min(1).max(2),
  limit: z.number(),
  /** Program of the simulated core, and most cycles of it. */
  simulator: z.object({ program: z.string(), cycles: z.number() }).nullable(),
});

const folder = resolve(process.argv[2]!);
const asked = Asked.parse(JSON.parse(await readFile(join(folder, 'toolchain.json'), 'utf8')));
const read = readCore(asked.core).options!;
const { insns } = await readInstructions(read, (path) => Promise.resolve(asked.insns[path]));
const options = withInstructions(read, insns);
const traced = { ...options, auxiliary: { ...options.auxiliary, rvfi: true } };
const { simulator } = asked;
const report = await toolchainReport({
  ...{ options, folder, program: asked.program, sets: asked.sets, limit: asked.limit },
  simulator: simulator
    ? { program: join(folder, simulator.program), options: traced, cycles: simulator.cycles }
    : undefined,
  tell: (line) => process.stdout.write(`${line}\n`),
});
await mkdir(dirname(join(folder, TOOLCHAIN_REPORT)), { recursive: true });
await writeFile(join(folder, TOOLCHAIN_REPORT), JSON.stringify(report));
