import type { SocClock } from '@netloom/model';
import { OSCILLATORS } from '../oscillators.ts';

/** What a clock is made of, in a line. */
export function sourceText({ source }: Pick<SocClock, 'source'>): string {
  if (!source) return 'input';
  switch (source.kind) {
    case 'divider': {
      const { from, ratio, minimum } = source;
      return minimum === undefined
        ? `${from} ÷ ${ratio}`
        : `${from} ÷ ${minimum}–64 (software), ${ratio} after reset`;
    }
    case 'mux':
      return `${source.inputs.join(' or ')} (software)`;
    case 'gate':
      return [
        `${source.from}, gated`,
        ...(source.idle === undefined ? [] : [`while ${source.idle} is idle`]),
        ...(source.stopped ? ['closed after reset'] : []),
      ].join(', ');
    case 'oscillator':
      return OSCILLATORS[source.cell].title;
    case 'pll':
      return `${source.pll}.${source.output}: ${source.from} ÷ ${source.divider} × ${source.multiplier} ÷ ${source.divide}`;
  }
}
