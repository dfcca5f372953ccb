import type { Said } from '@netloom/model';
import { say } from '../../wording/sentences.ts';
import type { Context } from '../context.ts';
import { RESERVED } from '../reservedWords.ts';
import { removal } from '../report.ts';
import type { Report } from '../report.ts';

const IDENTIFIER = /^[A-Za-z][A-Za-z0-9_]*$/;
/**
 * So many first characters tell external identifiers apart (ISO C99, 5.2.4.1); code may name one by the label. The macros
 * made of it, `_GPIO_Port` longer, are told apart by 63.
 */
const LONGEST = 31;

/** Labels give macros of C, `LED_Pin` and `LED_GPIO_Port`: each one usable, and none twice. */
export function checkLabels({ held }: Context, report: Report): void {
  const seen = new Map<string, string>();
  for (const { name, assignment } of held) {
    const { label } = assignment;
    if (label === undefined) continue;
    const said = refused(name, label) ?? taken(name, label, seen.get(label));
    if (!seen.has(label)) seen.set(label, name);
    if (said === undefined) continue;
    const at = ['pins', name, 'label'];
    report.error({
      code: 'PINS-LABEL',
      ...said,
      at,
      pins: [name],
      fix: removal(say('pins-fix/take-label', { pin: name }), at),
    });
  }
}

function refused(pin: string, text: string): Said | undefined {
  const values = { pin, label: JSON.stringify(text) };
  if (!IDENTIFIER.test(text)) return say('PINS-LABEL/identifier', values);
  if (text.length > LONGEST) return say('PINS-LABEL/long', { ...values, most: LONGEST });
  if (RESERVED.has(text)) return say('PINS-LABEL/reserved', values);
  if (text === 'GPIO') return say('PINS-LABEL/hal', values);
  return undefined;
}

function taken(pin: string, text: string, other: string | undefined): Said | undefined {
  if (other === undefined) return undefined;
  return say('PINS-LABEL/taken', { pin, label: JSON.stringify(text), other, macro: `${text}_Pin` });
}
