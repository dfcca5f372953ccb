import type { Diagnostic, RegisterMap } from '@netloom/model';
import { elaborate } from '../elaborate/index.ts';
import type { Elaboration } from '../elaborate/index.ts';
import { checkNames } from './names.ts';
import { checkEnums } from './enums.ts';
import { checkKeywords } from './keywords.ts';
import { checkPlacement } from './placement.ts';
import { checkReferences } from './references.ts';
import { checkRegister } from './register.ts';
import { tearingProblems } from './tearing.ts';
import { eachRegister } from '../elaborate/walk.ts';
import { diagnosticOf } from '../elaborate/problem.ts';

/** Every problem of a register map; `overrides` are values for its parameters. */
export function checkRegisters(map: RegisterMap, overrides: Record<string, string> = {}): Diagnostic[] {
  return checkElaborated(elaborate(map, overrides));
}

/** The same for a map that is worked out already. What concerns one register alone is kept with it. */
export function checkElaborated({ map, diagnostics }: Elaboration): Diagnostic[] {
  const found = [
    ...diagnostics,
    ...checkEnums(map),
    ...checkNames(map),
    ...checkPlacement(map),
    ...checkKeywords(map.source),
  ];
  for (const register of eachRegister(map)) {
    for (const problem of checkRegister(register, map)) found.push(diagnosticOf(problem, register.pointer));
    for (const problem of checkReferences(register, map)) found.push(diagnosticOf(problem, register.pointer));
    for (const problem of tearingProblems(register, map)) found.push(diagnosticOf(problem, register.pointer));
  }
  return found;
}
