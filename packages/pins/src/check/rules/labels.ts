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
    const reason = refused(label) ?? taken(label, seen.get(label));
    if (!seen.has(label)) seen.set(label, name);
    if (reason === undefined) continue;
    const at = ['pins', name, 'label'];
    report.error({
      code: 'PINS-LABEL',
      message: `${name}: label ${JSON.stringify(label)} ${reason}`,
      at,
      pins: [name],
      fix: removal(`Take the label of ${name} away`, at),
    });
  }
}

function refused(label: string): string | undefined {
  if (!IDENTIFIER.test(label)) return 'is no C name: begin with a letter, then letters, digits and _';
  if (label.length > LONGEST)
    return `is longer than ${LONGEST} characters, the first of which tell C identifiers apart: shorten it`;
  if (RESERVED.has(label)) return 'is a reserved word of C: choose another name';
  if (label === 'GPIO') return 'would redefine GPIO_Pin, a name of the HAL: choose another name';
  return undefined;
}

function taken(label: string, pin: string | undefined): string | undefined {
  return pin === undefined
    ? undefined
    : `is that of ${pin} too, and ${label}_Pin would be defined twice: choose another name`;
}
