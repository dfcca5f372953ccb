import { lockoutWarnings } from '@netloom/core';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import { readOptions } from './chosenCore.ts';

/** `netloom core check --options <file|preset>` */
export async function checkCoreCommand(named: string): Promise<Outcome> {
  const { options, diagnostics } = await readOptions(named);
  const found = options ? [...diagnostics, ...lockoutWarnings(options)] : diagnostics;
  return outcomeOf(named, found, `${named}: ${options?.name ?? ''} can be generated`, { options });
}
