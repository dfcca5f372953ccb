import { withoutComments, withoutStrings } from '@netloom/hdl';
import type { PlanContext, PlanTree } from '../planContext.ts';
import type { SynthesizeRequest } from './kind.ts';
import { programsOf } from './programs.ts';
import type { SlangReading, SynthesisPrograms } from './synthesisOptions.ts';

/**
 * What Yosys' own reader takes in no release or in few, and designs of others have: imports of packages, jumps out of
 * functions and loops, sets, assignment patterns, ports that are unpacked arrays (IEEE 1800-2017: 26.3, 12.8, 11.4.13,
 * 10.9, 7.4.2).
 */
const BEYOND =
  /\bimport\s+\w+\s*::|\b(?:return|break|continue)\b|\binside\s*\{|'\{|\b(?:input|output)\b[^,;()]*\w\s*\[[^\]]*\]\s*[,)]/;
/** Memories that take their contents from files, which slang does not. */
const CONTENTS = /\$readmem[bh]\b/;
/** Sources that are looked at. */
const MOST = 500;

export const isBeyondYosys = (text: string): boolean => BEYOND.test(withoutStrings(withoutComments(text)));

async function textsOf(paths: readonly string[], tree: PlanTree): Promise<string[]> {
  const read = paths.slice(0, MOST).map((path) => tree.readText(path, 'fileList').catch(() => undefined));
  return (await Promise.all(read)).map((text) => text ?? '');
}

interface Reading {
  programs: SynthesisPrograms;
  slang?: SlangReading;
}

/** Which Yosys reads a design, and how; `named` are its sources. */
export async function readingOf(
  { engine, oldVerilog = false }: Pick<SynthesizeRequest, 'engine'> & { oldVerilog?: boolean | undefined },
  named: readonly string[],
  { tree, machine }: Pick<PlanContext, 'tree' | 'machine'>,
): Promise<Reading> {
  const texts = engine === 'native' || oldVerilog ? [] : await textsOf(named, tree);
  if (texts.length === 0 || (engine === 'auto' && !texts.some(isBeyondYosys)))
    return { programs: programsOf(engine, machine) };
  const slang = texts.some((text) => CONTENTS.test(text)) ? 'without-contents' : 'whole';
  const mapsNatively = engine === 'auto' && machine.versions['yosys'] !== undefined;
  return { programs: { ...programsOf('yowasp', machine), mapsNatively }, slang };
}
