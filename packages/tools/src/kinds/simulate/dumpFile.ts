import { scanVerilog } from '@netloom/hdl';
import { preprocess } from '@netloom/hdl/preprocess';
import type { PlanTree } from '../planContext.ts';
import { withoutUnasked } from './unaskedStatements.ts';
import { fromSources } from './waveOutputs.ts';

/** A comment, or a call of $dumpfile (IEEE 1800-2017, 21.7.1.1) with a literal name. */
const COMMENT_OR_DUMP =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\$dumpfile\s*\(\s*(?:"((?:[^"\\\n]|\\.)*)"|([^)]*))\s*\)/g;

export interface DumpCall {
  /** The literal file name, relative to the simulation's working directory; absent where it is computed. */
  file?: string;
}

/** The first $dumpfile call that a text has, or undefined where it has none. */
export function findDumpFile(source: string): DumpCall | undefined {
  for (const match of source.matchAll(COMMENT_OR_DUMP)) {
    if (match[1] !== undefined) return { file: match[1] };
    if (match[2] !== undefined) return {};
  }
  return undefined;
}

/** Its conditions as the bench has them, for instance under a macro that a run may define. */
const CONDITIONAL = /`(?:ifdef|ifndef)\b/;

/**
 * The first $dumpfile call of some sources that a run with these macros and plusargs may come to, a macro in place of its
 * name expanded. Macros of headers are not known.
 */
export function compiledDump(
  texts: readonly string[],
  defines: Record<string, string>,
  plusargs: readonly string[],
): DumpCall | undefined {
  const sources = texts.map((text) => withoutUnasked(text, plusargs));
  const calling = sources.filter((source) => findDumpFile(source));
  const isPlain = (source: string) => !CONDITIONAL.test(source) && findDumpFile(source)?.file !== undefined;
  if (calling.every(isPlain)) return calling.map(findDumpFile).find((call) => call !== undefined);
  const others = sources.filter((source) => !calling.includes(source));
  const names = [...Object.keys(defines), ...others.flatMap((source) => [...scanVerilog(source).defines])];
  const macros = new Map(names.map((name) => [name, { name, formals: undefined, body: '' }]));
  const options = { macros, resolveInclude: () => undefined };
  return calling
    .map((source) => findDumpFile(preprocess('', source, options).text))
    .find((call) => call !== undefined);
}

/**
 * An empty file of the run that makes the folder of a dump where the tree has none: simulators make no folders, and a
 * wave that they cannot open is lost.
 */
export async function dumpFolder(
  dump: DumpCall | undefined,
  tree: Pick<PlanTree, 'has'>,
): Promise<Record<string, string>> {
  const path = dump?.file === undefined ? undefined : fromSources(dump.file);
  const folder = path?.slice(0, Math.max(0, path.lastIndexOf('/'))) ?? '';
  if (!folder.startsWith('src/') || (await tree.has(folder.slice('src/'.length), 'fileList'))) return {};
  return { [`${folder}/.netloom`]: '' };
}
