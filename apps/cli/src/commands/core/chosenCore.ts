import { readFile } from 'node:fs/promises';
import { PRESETS, checkCore, readCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { Insn } from '@netloom/instructions';
import type { Diagnostic } from '@netloom/model';
import { Failure } from '../../failure.ts';
import { hasErrors, outcomeOf } from '../../report.ts';
import { coreContext } from './coreContext.ts';

const isPreset = (name: string): name is keyof typeof PRESETS => name in PRESETS;

/** The options that `--options` names: a preset, or the path of a `<name>.core.json`. */
export async function readOptions(
  named: string,
): Promise<{ options?: CoreOptions; insns?: Insn[]; diagnostics: Diagnostic[] }> {
  if (isPreset(named)) return { options: PRESETS[named], diagnostics: checkCore(PRESETS[named]) };
  const text = await readFile(named, 'utf8').catch(() => {
    throw new Failure(
      `--options: "${named}" is neither a readable file nor a preset (${Object.keys(PRESETS).join(', ')})`,
    );
  });
  const read = readCore(text);
  if (!read.options) return read;
  const { custom, insns, diagnostics } = await coreContext(read.options, named);
  const options = custom === undefined ? read.options : { ...read.options, custom };
  return { options, insns, diagnostics: [...read.diagnostics, ...diagnostics] };
}

/** Options that a core can be made of. @throws Failure with every problem of them. */
export async function chosenCore(named: string): Promise<CoreOptions> {
  return (await chosenCoreWith(named)).options;
}

/** The same with the definitions of its custom instructions. */
export async function chosenCoreWith(named: string): Promise<{ options: CoreOptions; insns: Insn[] }> {
  const { options, insns = [], diagnostics } = await readOptions(named);
  if (!options || hasErrors(diagnostics)) throw new Failure(outcomeOf(named, diagnostics, '', {}).text);
  return { options, insns };
}
