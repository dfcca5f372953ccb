import type { Quantity } from '@netloom/model';
import { isPlain } from '../../../elaborate/index.ts';
import { childOf, childrenOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Inherited, ReadContext } from './context.ts';
import { say } from '../../../wording/formats/sentences.ts';

interface FieldReset {
  reset?: Quantity;
  resetBy?: string | undefined;
}

/** Reset of a field: its own (2014, 2022; the one of hard reset first), else its bits of the register's (2009). */
export function resetIn(
  element: XmlElement,
  lsb: XmlElement | undefined,
  width: XmlElement | undefined,
  inherited: Inherited,
  context: ReadContext,
): FieldReset {
  const resets = childOf(element, 'resets');
  if (resets) return ownReset(resets, width, context);
  if (!inherited.reset || !lsb || !width) return {};
  const bits = context.value(width);
  const first = context.value(lsb);
  if (bits === undefined || first === undefined || bits > 1024n || first > 1024n) return {};
  const all = (1n << bits) - 1n;
  const known = (inherited.reset.mask >> first) & all;
  if (known === 0n) return {};
  if (known !== all) context.lose(say('IPX/reset/unknown', {}), element);
  return { reset: hex((inherited.reset.value >> first) & known) };
}

function ownReset(resets: XmlElement, width: XmlElement | undefined, context: ReadContext): FieldReset {
  const all = childrenOf(resets, 'reset');
  const isHard = (reset: XmlElement) => (reset.attributes.get('resetTypeRef') ?? 'HARD') === 'HARD';
  const chosen = all.find(isHard) ?? all[0];
  if (all.length > 1) context.lose(say('IPX/reset/further', {}), resets);
  const value = chosen && childOf(chosen, 'value');
  if (!chosen || !value) return {};
  const type = chosen.attributes.get('resetTypeRef');
  const resetBy = type === undefined ? undefined : context.reset(type, chosen);
  const reset = masked(context.quantity(value), childOf(chosen, 'mask'), width, context);
  return reset === undefined ? {} : { reset, ...(resetBy !== undefined && { resetBy }) };
}

function masked(
  reset: Quantity,
  maskElement: XmlElement | undefined,
  width: XmlElement | undefined,
  context: ReadContext,
): Quantity | undefined {
  if (!maskElement) return reset;
  const mask = context.value(maskElement);
  const bits = width ? context.value(width) : 1n;
  if (mask === undefined || bits === undefined || bits > 1024n) return reset;
  const all = (1n << bits) - 1n;
  if ((mask & all) === 0n) return undefined;
  if ((mask & all) === all) return reset;
  context.lose(say('IPX/reset/unknown', {}), maskElement);
  return isPlain(reset) ? hex(BigInt(reset) & mask) : `(${reset}) & ${mask}`;
}

function hex(value: bigint): Quantity {
  return value < 10n ? Number(value) : `0x${value.toString(16).toUpperCase()}`;
}
