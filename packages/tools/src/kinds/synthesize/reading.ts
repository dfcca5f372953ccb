import type { PlanContext } from '../planContext.ts';
import { beyondYosys, fillsMemories } from './beyondYosys.ts';
import type { SynthesizeRequest } from './kind.ts';
import { programsOf } from './programs.ts';
import { sourceTexts } from './sourceTexts.ts';
import type { SlangReading, SynthesisPrograms } from './synthesisOptions.ts';
import { isOldYosys } from './yosysRelease.ts';

interface Reading {
  programs: SynthesisPrograms;
  slang?: SlangReading;
}

interface ReadingRequest extends Pick<SynthesizeRequest, 'engine'> {
  oldVerilog?: boolean | undefined;
  includeDirs?: readonly string[] | undefined;
}

/** Which Yosys reads a design, and how; `named` are its sources. */
export async function readingOf(
  { engine, oldVerilog = false, includeDirs = [] }: ReadingRequest,
  named: readonly string[],
  { tree, machine }: Pick<PlanContext, 'tree' | 'machine'>,
): Promise<Reading> {
  const texts = engine === 'native' || oldVerilog ? [] : await sourceTexts(named, includeDirs, tree);
  const beyond = new Set(texts.map(beyondYosys));
  const installed = machine.versions['yosys'];
  const newer = {
    ...programsOf('yowasp', machine),
    mapsNatively: engine === 'auto' && installed !== undefined,
  };
  if (texts.length > 0 && (engine === 'yowasp' || beyond.has('all')))
    return { programs: newer, slang: texts.some(fillsMemories) ? 'without-contents' : 'whole' };
  // Its own reader keeps what memories begin with.
  if (beyond.has('old') && isOldYosys(installed)) return { programs: newer };
  return { programs: programsOf(engine, machine) };
}
