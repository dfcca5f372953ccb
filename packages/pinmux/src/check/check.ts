import type { Diagnostic } from '@netloom/model';
import type { Pinmux } from '../document/pinmux.ts';
import { checkNames } from './names.ts';
import { checkSignals } from './signals.ts';
import { checkUseCases } from './useCases.ts';

/** Everything that is wrong with a multiplexer, each at its place. */
export function checkPinmux(pinmux: Pinmux): Diagnostic[] {
  return [...checkNames(pinmux), ...checkSignals(pinmux), ...checkUseCases(pinmux)];
}
