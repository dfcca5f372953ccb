import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PRESETS, checkCore, readCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { readInstructions, withInstructions } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import type { Diagnostic } from '@netloom/model';
import { Failure } from '../../failure.ts';
import { hasErrors, outcomeOf } from '../../report.ts';

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
  const { insns, diagnostics } = await readInstructions(read.options, (path) =>
    textAbove(dirname(named), path),
  );
  const options = withInstructions(read.options, diagnostics.length > 0 ? [] : insns);
  return { options, insns, diagnostics: [...read.diagnostics, ...diagnostics] };
}

/** A file by its path from the folder, or from one that holds it: the project's root is not told. */
async function textAbove(folder: string, path: string): Promise<string | undefined> {
  for (let from = resolve(folder); ; from = dirname(from)) {
    const text = await readFile(join(from, path), 'utf8').catch(() => undefined);
    if (text !== undefined || from === dirname(from)) return text;
  }
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
