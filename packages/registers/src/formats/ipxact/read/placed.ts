import type { Quantity } from '@netloom/model';
import { isPlain } from '../../../elaborate/index.ts';
import { childOf, childrenOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { product, sum } from '../../arithmetic.ts';
import type { Members } from '../extension.ts';
import type { Inherited, ReadContext } from './context.ts';
import { descriptionIn, nameIn, titleIn } from './names.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Where elements stand: what they inherit and how their addresses count. */
export interface Surroundings {
  inherited: Inherited;
  /** Bits of the map's bus. */
  dataWidth: number;
  /** Bytes of one address unit. */
  unit: bigint;
  /** Added to the offsets of the children of an address block that is no group. */
  base: Quantity;
}

/** Name, texts, offset and copies of a register, register file or address block. */
export function placedMembers(
  element: XmlElement,
  offsetName: 'addressOffset' | 'baseAddress',
  { base, unit }: Surroundings,
  context: ReadContext,
): Members {
  const offset = childOf(element, offsetName);
  if (!offset) context.fail(say('IPX/place/offset', { element: element.name, offset: offsetName }), element);
  return {
    name: nameIn(element, context),
    ...titleIn(element),
    ...descriptionIn(element),
    offset: sum(base, product(offset ? context.quantity(offset) : 0, unit)),
    ...arrayIn(element, unit, context),
  };
}

function arrayIn(element: XmlElement, unit: bigint, context: ReadContext): Members {
  const array = childOf(element, 'array') ?? element;
  const count = childrenOf(array, 'dim')
    .map((dim) => context.quantity(dim))
    .filter((quantity) => !isZero(quantity));
  if (count.length === 0) return {};
  if (count.length > 4) context.fail(say('IPX/place/dimensions', {}), element);
  const stride = childOf(array, 'stride');
  return {
    array: { count: count.slice(0, 4), ...(stride && { stride: product(context.quantity(stride), unit) }) },
  };
}

/** Some tools write a dimension of 0 for what is no array. */
const isZero = (quantity: Quantity) => isPlain(quantity) && BigInt(quantity) === 0n;
