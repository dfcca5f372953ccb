import { setNeed } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';

/** A signal on a pad in place of those that were there, which are needed without a pad then. */
export function brought(pinmux: Pinmux, useCase: string, pad: string, signal: string): Pinmux {
  const there = Object.entries(pinmux.useCases[useCase]!.needs).filter(
    ([name, need]) => need.pad === pad && name !== signal,
  );
  const freed = there.reduce((current, [name]) => setNeed(current, useCase, name, { fixed: false }), pinmux);
  const fixed = pinmux.useCases[useCase]!.needs[signal]?.fixed ?? false;
  return signal === '' ? freed : setNeed(freed, useCase, signal, { pad, fixed });
}
