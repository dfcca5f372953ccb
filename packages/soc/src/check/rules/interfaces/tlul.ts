import type { Fix } from '@netloom/model';
import type { Design } from '../../../design/block.ts';
import { generatedInterface } from '../../../design/generated.ts';
import type { Link } from '../../../design/links.ts';
import { optionFix } from '../../rule.ts';

/** Bits of TL-UL that a bridge has as its peer has them: its sources, and whether there are check bits. */
const SOURCE = /^[AD]_SOURCE$/;
const CHECK = /^[AD]_USER_.*INTG$/;

/** Gives the bridge at one end of a connection as many bits of a source as the other end has. */
export function sourceFix(
  design: Design,
  { manager, subordinate }: Link,
  logical: string,
  bits: Record<'manager' | 'subordinate', number>,
): Fix | undefined {
  if (!SOURCE.test(logical)) return undefined;
  for (const [end, peer] of [
    [manager, 'subordinate'],
    [subordinate, 'manager'],
  ] as const) {
    const option = generatedInterface(design, end)?.idOption;
    if (end.instance !== undefined && option !== undefined)
      return optionFix(end.instance, option, bits[peer]);
  }
  return undefined;
}

/** Leaves the check bits out of the bridge at one end, which the other end does not have. */
export function checkFix(
  design: Design,
  link: Link,
  logical: string,
  from: 'manager' | 'subordinate',
): Fix | undefined {
  const end = from === 'manager' ? link.subordinate : link.manager;
  const option = CHECK.test(logical) ? generatedInterface(design, end)?.checkOption : undefined;
  return end.instance === undefined || option === undefined ? undefined : optionFix(end.instance, option, 0);
}
