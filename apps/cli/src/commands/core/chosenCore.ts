import { readFile } from 'node:fs/promises';
import { PRESETS, checkCore, readCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { Diagnostic } from '@netloom/model';
import { Failure } from '../../failure.ts';
import { hasErrors, outcomeOf } from '../../report.ts';

const isPreset = (name: string): name is keyof typeof PRESETS => name in PRESETS;

/** The options that `--options` names: a preset, or the path of a `<name>.core.json`. */
export async function readOptions(
  named: string,
): Promise<{ options?: CoreOptions; diagnostics: Diagnostic[] }> {
  if (isPreset(named)) return { options: PRESETS[named], diagnostics: checkCore(PRESETS[named]) };
  const text = await readFile(named, 'utf8').catch(() => {
    throw new Failure(
      `--options: "${named}" is neither a readable file nor a preset (${Object.keys(PRESETS).join(', ')})`,
    );
  });
  return readCore(text);
}

/** Options that a core can be made of. @throws Failure with every problem of them. */
export async function chosenCore(named: string): Promise<CoreOptions> {
  const { options, diagnostics } = await readOptions(named);
  if (!options || hasErrors(diagnostics)) throw new Failure(outcomeOf(named, diagnostics, '', {}).text);
  return options;
}
