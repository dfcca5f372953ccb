import { checkCore, readCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { readInstructions, withInstructions } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import { saidOf } from '@netloom/model';
import type { Said } from '@netloom/model';
import { PlanError } from '../../planError.ts';
import type { PlanTree } from '../planContext.ts';

export interface ToolchainCore {
  options: CoreOptions;
  insns: Insn[];
  /** Texts of the core and its definitions, as the tree has them. */
  text: string;
  texts: Record<string, string>;
}

/** The core of a tree with its instructions. @throws a PlanError where it cannot be made */
export async function coreOf(path: string, tree: PlanTree): Promise<ToolchainCore> {
  const text = await tree.requireText(path, 'core');
  const { options, diagnostics } = readCore(text);
  const texts: Record<string, string> = {};
  const refuse = (message: Said | string) => new PlanError('core-wrong', 'core', { path, message });
  if (options === undefined) throw refuse(diagnostics[0] ? saidOf(diagnostics[0]) : '');
  const read = async (file: string) => {
    const found = await tree.readText(file, 'core');
    if (found !== undefined) texts[file] = found;
    return found;
  };
  const { insns, diagnostics: more } = await readInstructions(options, read);
  const [problem] = [...checkCore(options), ...more].filter(({ severity }) => severity === 'error');
  if (problem) throw refuse(saidOf(problem));
  return { options: withInstructions(options, insns), insns, text, texts };
}
