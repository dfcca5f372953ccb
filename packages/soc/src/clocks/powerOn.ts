import type { SocDocument } from '@netloom/model';

/** The reset of the top level that is active until supply and oscillator are good: the one marked so, or the only one. */
export function powerOnOf({ resets }: Pick<SocDocument, 'resets'>): string | undefined {
  const inputs = Object.keys(resets).filter((name) => !resets[name]!.source);
  const marked = inputs.filter((name) => resets[name]!.powerOn);
  const found = marked.length > 0 ? marked : inputs;
  return found.length === 1 ? found[0] : undefined;
}
