import { withoutComments, withoutStrings } from '@netloom/hdl';
import type { PlanContext, PlanTree } from '../planContext.ts';
import type { SynthesizeRequest } from './kind.ts';
import { programsOf } from './programs.ts';
import type { SynthesisPrograms } from './synthesisOptions.ts';

/**
 * What Yosys' own reader takes in no release or in few, and designs of others have: imports of packages, jumps out of
 * functions and loops, sets, assignment patterns, ports that are unpacked arrays (IEEE 1800-2017: 26.3, 12.8, 11.4.13,
 * 10.9, 7.4.2).
 */
const BEYOND =
  /\bimport\s+\w+\s*::|\b(?:return|break|continue)\b|\binside\s*\{|'\{|\b(?:input|output)\b[^,;()]*\w\s*\[[^\]]*\]\s*[,)]/;
/** Sources that are looked at. */
const MOST = 500;

export const isBeyondYosys = (text: string): boolean => BEYOND.test(withoutStrings(withoutComments(text)));

async function someBeyond(paths: readonly string[], tree: PlanTree): Promise<boolean> {
  for (const path of paths.slice(0, MOST)) {
    const text = await tree.readText(path, 'fileList').catch(() => undefined);
    if (text !== undefined && isBeyondYosys(text)) return true;
  }
  return false;
}

interface Reading {
  programs: SynthesisPrograms;
  /** Read as SystemVerilog whole, which the WebAssembly build alone does. */
  slang: boolean;
}

/** Which Yosys reads a design, and how; `named` are its sources. */
export async function readingOf(
  { engine, oldVerilog = false }: Pick<SynthesizeRequest, 'engine'> & { oldVerilog?: boolean | undefined },
  named: readonly string[],
  { tree, machine }: Pick<PlanContext, 'tree' | 'machine'>,
): Promise<Reading> {
  const slang =
    !oldVerilog && (engine === 'yowasp' || (engine === 'auto' && (await someBeyond(named, tree))));
  return { programs: programsOf(slang ? 'yowasp' : engine, machine), slang };
}
