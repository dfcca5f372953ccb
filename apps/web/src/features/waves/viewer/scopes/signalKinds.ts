import type { WaveVariable } from '@netloom/waves';

export const signalFilters = ['all', 'inputs', 'outputs', 'variables'] as const;
export type SignalFilter = (typeof signalFilters)[number];

/** Variables of IEEE 1800-2017, 6.8, against nets. */
const variableKinds =
  /^(reg|logic|bit|byte|shortint|int|integer|longint|time|real|realtime|shortreal|string|enum)/;

export function passes({ direction, kind }: WaveVariable, filter: SignalFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'inputs':
      return direction === 'input' || direction === 'inout';
    case 'outputs':
      return direction === 'output' || direction === 'inout' || direction === 'buffer';
    case 'variables':
      return variableKinds.test(kind) && !kind.includes('parameter');
  }
}

/** A letter or two for a variable's type; the full word is in the tooltip. */
export function typeBadge({ kind, value, literals }: WaveVariable): string {
  if (kind.includes('parameter')) return 'P';
  if (kind === 'event') return 'E';
  if (literals) return 'en';
  if (value === 'real') return 'R';
  if (value === 'text') return 'S';
  if (/^(int|shortint|longint|byte|integer)/.test(kind)) return 'I';
  return variableKinds.test(kind) ? 'v' : 'n';
}
