import type { Diagnostic, RegisterMap } from '@netloom/model';
import { elaborate } from '../elaborate/index.ts';

/** Every problem of a register map; `overrides` are values for its parameters. */
export function checkRegisters(map: RegisterMap, overrides: Record<string, string> = {}): Diagnostic[] {
  return elaborate(map, overrides).diagnostics;
}
