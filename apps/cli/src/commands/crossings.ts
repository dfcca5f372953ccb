import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runFolder } from '@netloom/executor';
import { CrossingReport } from '@netloom/model';
import { CROSSINGS_REPORT, declaredOf, planCrossings, yosysCells } from '@netloom/tools';
import { loadDocument } from '../document.ts';
import { Failure } from '../failure.ts';
import { outcomeOf } from '../report.ts';
import type { Outcome } from '../report.ts';
import { execute } from './execute.ts';
import { contextOf } from './regress/planContext.ts';
import { listed } from './simulationPlan.ts';

interface Options {
  root: string;
  top: string;
  files?: string;
  /** SoC document with the clocks and waivers. */
  soc?: string;
  seconds: number;
  write: (text: Uint8Array) => void;
}

const TOOLS = fileURLToPath(new URL('.', import.meta.resolve('@netloom/tools')));

/** `netloom crossings --top <module> [--root <folder>] [--files <list.f>] [source …]`; paths count from the root. */
export async function crossingsCommand(sources: string[], options: Options): Promise<Outcome> {
  const { root, top, files, soc, seconds } = options;
  const document = soc === undefined ? undefined : (await loadDocument(soc)).document;
  if (soc !== undefined && !document) throw new Failure(`--soc: ${soc} is no SoC document`);
  const list = files === undefined ? { sources: [] } : listed(files, root);
  const set = { ...list, top, sources: [...list.sources, ...sources] };
  const cells = await yosysCells({ set, named: set.sources }, await contextOf(root));
  const plan = planCrossings({
    ...{ ...set, title: top, cellFiles: cells.files },
    declared: declaredOf(document),
    programs: { node: process.execPath, tools: TOOLS },
    limits: { seconds, memoryMegabytes: 4096, processes: 256, diskMegabytes: 4096 },
  });
  const folder = await mkdtemp(join(tmpdir(), 'netloom-run-'));
  try {
    const events = await execute(plan, folder, options);
    const end = events.find((event) => event.type === 'finished');
    const diagnostics = events.flatMap((event) => (event.type === 'diagnostic' ? [event.diagnostic] : []));
    const report = await reportIn(folder);
    const safe = report?.crossings.filter(({ severity }) => severity === 'safe').length;
    const summary = `${top}: ${end?.verdict}: ${end?.reason}; ${safe ?? 'no'} safe crossings`;
    return { ...outcomeOf(top, diagnostics, summary, { report }), failed: end?.verdict !== 'passed' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function reportIn(folder: string): Promise<CrossingReport | undefined> {
  const text = await readFile(join(runFolder(folder).work, CROSSINGS_REPORT), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : CrossingReport.parse(JSON.parse(text));
}
