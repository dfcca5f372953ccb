import type { DecoderRole, OptionValue } from '../decodeTypes.ts';
import type { Candidate, SignalName } from './signalName.ts';
import { interfaceOf } from './signalName.ts';

/** The clock or reset of an interface: one named like it, else one of the scope, else one of those around. */
export function commonSignal(
  role: DecoderRole,
  key: string,
  names: SignalName[],
  around: SignalName[],
): Candidate | undefined {
  for (const from of [names, around]) {
    const single = from.filter(({ candidate }) => candidate.width === 1 && candidate.value === 'bits');
    const named = (wanted: (found: string) => boolean) => {
      for (const alias of role.aliases) {
        const hit = single.find(({ base }) => {
          const found = interfaceOf(base, alias);
          return found !== null && wanted(found);
        });
        if (hit) return hit.candidate;
      }
      return undefined;
    };
    const found = named((other) => other === key) ?? named((other) => other === '*') ?? named(() => true);
    if (found) return found;
  }
  return undefined;
}

/** The polarity that a reset's name tells. */
export function resetOption(path: string): Record<string, OptionValue> {
  const name = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const low = /(^n_?(rst|reset))|((rst|reset)_?(n|ni|n_i|b|l)$)|((rst|reset)_?n_)/.test(name);
  return { reset: low ? 'low' : 'high' };
}

/** The level that selects, by a chip select's name. */
export function selectOption(path: string): Record<string, OptionValue> {
  const name = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  // SPI's select is low almost always; only a name like `cs_p` says otherwise.
  return { select: /_(p|h|high)$/.test(name) ? 'high' : 'low' };
}
