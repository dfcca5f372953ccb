import { isPlain } from '../../../elaborate/index.ts';
import { childOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { ReadContext } from './context.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** False for what its condition (`isPresent`, 2014) switches off; a condition over parameters is settled now. */
export function isPresent(element: XmlElement, context: ReadContext): boolean {
  const condition = childOf(element, 'isPresent');
  if (!condition) return true;
  if (!isPlain(context.quantity(condition))) context.lose(say('IPX/presence/settled', {}), condition);
  const present = context.value(condition) !== 0n;
  if (!present) context.lose(say('IPX/presence/off', { element: element.name }), condition);
  return present;
}
