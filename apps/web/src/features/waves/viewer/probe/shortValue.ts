import type { WaveVariable } from '@netloom/waves';
import { defaultFormat } from '../format/defaultFormat.ts';
import { formatBits } from '../format/formats.ts';
import type { NameValue } from '../../../files/editor/index.ts';

/** Characters that a value takes of a line of code at most. */
const LONGEST = 14;

function textOf(value: string, variable: WaveVariable): string {
  if (variable.value === 'real') return String(Number(Number(value).toPrecision(6)));
  if (variable.value === 'text') return JSON.stringify(value);
  return formatBits(value, defaultFormat(variable), variable.literals);
}

/** A value as it is written after a name in the source: both ends of a long one. */
export function shortValue(value: string, variable: WaveVariable): NameValue {
  const text = textOf(value, variable);
  const shown = text.length <= LONGEST ? text : `${text.slice(0, 7)}…${text.slice(-6)}`;
  if (variable.value !== 'bits' || /^[01hl]*$/.test(value)) return { text: shown, tone: 'known' };
  return { text: shown, tone: /[xuw-]/.test(value) ? 'unknown' : 'floating' };
}
