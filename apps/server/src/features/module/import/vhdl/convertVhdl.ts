import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { finishedEvent, LocalExecutor, openArtifact, prepareRun, runFolder } from '@netloom/executor';
import { descend, removeFolder } from '@netloom/executor/beneath';
import { sayOfHdl } from '@netloom/hdl';
import { readEntities, withOwnModules } from '@netloom/hdl/vhdl';
import type { VhdlEntity } from '@netloom/hdl/vhdl';
import type { Diagnostic, RunPlan } from '@netloom/model';
import { warning } from '../../../../http/refuse.ts';
import type { Services } from '../../../../services.ts';
import { equippedMachine } from '../../../tool/index.ts';
import { conversionPlan, messagesOf, verilogOf } from './conversionPlan.ts';
import type { Conversion } from './conversionPlan.ts';
import { readMessages } from './readMessages.ts';

/** An entity as Verilog, with its generics fixed. */
export interface ConvertedEntity extends Conversion {
  path: string;
  text: string;
}

const VHDL = /\.vhdl?$/i;
/** Begins as the folders of elaborations do: what a stopped server left is swept with them. */
const WORK = 'elaborate-vhdl-';
const MOST_ENTITIES = 64;
/** More Verilog than any block has. */
const MOST_BYTES = 32 << 20;

export const isVhdl = (path: string): boolean => VHDL.test(path);

/**
 * The entities of VHDL sources as Verilog, by `ghdl --synth` in the sandbox. `settings` are generics by name; what ghdl
 * refuses is told at its place, and the other entities come all the same.
 */
export async function convertVhdl(
  texts: ReadonlyMap<string, string>,
  settings: Readonly<Record<string, string>>,
  services: Services,
): Promise<{ converted: ConvertedEntity[]; diagnostics: Diagnostic[] }> {
  const read = [...texts].map(([path, text]) => readEntities(path, text));
  const diagnostics = read.flatMap((each) => each.diagnostics);
  const entities = withoutDoubles(
    read.flatMap((each) => each.entities),
    diagnostics,
  );
  if (entities.length > MOST_ENTITIES) {
    const said = sayOfHdl('HDL/vhdl/many', { count: entities.length, most: MOST_ENTITIES });
    diagnostics.push({ code: 'HDL-LIMIT', severity: 'warning', ...said });
  }
  const conversions = entities
    .slice(0, MOST_ENTITIES)
    .map((entity) => ({ entity, generics: genericsOf(entity, settings) }))
    .filter((conversion) => isComplete(conversion, diagnostics));
  if (conversions.length === 0) return { converted: [], diagnostics };
  const results = await converted(texts, conversions, services);
  for (const { messages } of results) diagnostics.push(...messages);
  return {
    converted: results.flatMap(({ conversion, text }) => {
      const { entity } = conversion;
      const path = posix.join(posix.dirname(entity.file), `${entity.name}.v`);
      return text === undefined ? [] : [{ ...conversion, path, text: withOwnModules(text, entity.name) }];
    }),
    diagnostics: unique(diagnostics),
  };
}

/** VHDL does not tell cases apart; the first of two entities with one name counts, as for modules. */
function withoutDoubles(entities: readonly VhdlEntity[], diagnostics: Diagnostic[]): VhdlEntity[] {
  const found = new Map<string, VhdlEntity>();
  for (const entity of entities) {
    const key = entity.name.toLowerCase();
    const other = found.get(key);
    if (!other) {
      found.set(key, entity);
      continue;
    }
    const { file, line } = entity;
    const said = sayOfHdl('HDL/duplicate', { name: entity.name, file: other.file });
    diagnostics.push({
      ...{ code: 'HDL-DUPLICATE', severity: 'warning', ...said, place: { kind: 'source', file, line } },
    });
  }
  return [...found.values()];
}

/** A generic without a value can have one by the import's macros; inside another entity it has one anyhow. */
function isComplete({ entity, generics }: Conversion, diagnostics: Diagnostic[]): boolean {
  const { name, file, line } = entity;
  const open = entity.generics.filter(
    (each) => each.value === undefined && generics[each.name] === undefined,
  );
  if (open.length === 0) return true;
  const names = open.map((each) => each.name).join(', ');
  const said = sayOfHdl('HDL/vhdl/generic', { name, generics: names });
  diagnostics.push({ code: 'HDL-VHDL', severity: 'info', ...said, place: { kind: 'source', file, line } });
  return false;
}

function genericsOf(
  { generics }: VhdlEntity,
  settings: Readonly<Record<string, string>>,
): Record<string, string> {
  const wanted = new Map(Object.entries(settings).map(([name, value]) => [name.toLowerCase(), value]));
  return Object.fromEntries(
    generics.flatMap(({ name }) => {
      const value = wanted.get(name.toLowerCase());
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** One message of a package is said for every entity that needs it. */
function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((each) => [JSON.stringify(each), each])).values()];
}

async function converted(
  texts: ReadonlyMap<string, string>,
  conversions: readonly Conversion[],
  services: Services,
): Promise<{ conversion: Conversion; text: string | undefined; messages: Diagnostic[] }[]> {
  await mkdir(services.folder.cache, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(services.folder.cache, WORK));
  try {
    await writeSources(folder, texts);
    await run(folder, conversionPlan([...texts.keys()], conversions), services);
    return await Promise.all(
      conversions.map(async (conversion, index) => {
        const text = await leftAt(folder, verilogOf(index));
        const said = (await leftAt(folder, messagesOf(index))) ?? '';
        return { conversion, text, messages: readMessages(said, conversion.entity, text !== undefined) };
      }),
    );
  } finally {
    await removeFolder(folder);
  }
}

async function writeSources(folder: string, texts: ReadonlyMap<string, string>): Promise<void> {
  const { sources } = runFolder(folder);
  await mkdir(sources, { recursive: true });
  for (const [path, text] of texts) {
    await descend(sources, path, {}, (descent) => {
      descent.makeFolders();
      return writeFile(descent.entry, text);
    });
  }
}

/** @throws a 601 where ghdl or a sandbox is missing, or a limit is reached. */
async function run(folder: string, plan: RunPlan, services: Services): Promise<void> {
  const { sandbox } = await equippedMachine(new Set(['ghdl']), services.settings);
  await prepareRun(folder, plan);
  const executor = new LocalExecutor(() => Promise.resolve(sandbox));
  await executor.submit(folder);
  for await (const page of executor.watch(folder, 0)) void page;
  const end = await finishedEvent(folder);
  if (end?.verdict === 'timed-out')
    throw warning('work-too-long', {
      field: 'files',
      values: {
        task: { reason: 'task-read-files' },
        advice: { reason: 'advice-read-files' },
        seconds: plan.limits.seconds,
      },
    });
}

async function leftAt(folder: string, path: string): Promise<string | undefined> {
  const file = await openArtifact(folder, path);
  if (file === undefined) return undefined;
  try {
    const { size } = await file.stat();
    return size > MOST_BYTES ? undefined : await readFile(file, 'utf8');
  } finally {
    await file.close();
  }
}
