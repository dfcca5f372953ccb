import { isInput, isOutput, wordOf } from '../codes.ts';
import type { Named } from '../codes.ts';
import type { Signal } from '../document/pinmux.ts';

/** Ports of the block towards a peripheral's signal; `in` is what the peripheral reads. */
export interface SignalPorts {
  in?: string;
  out?: string;
  enable?: string;
}

export function signalPorts(signal: Pick<Named<Signal>, 'name' | 'direction'>): SignalPorts {
  const word = wordOf(signal.name);
  if (signal.direction === 'inout') return { in: `${word}_in`, out: `${word}_out`, enable: `${word}_en` };
  return { ...(isInput(signal) && { in: word }), ...(isOutput(signal) && { out: word }) };
}
