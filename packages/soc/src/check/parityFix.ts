import type { Fix } from '@netloom/model';
import type { Design } from '../design/block.ts';
import { profilesOf } from '../design/busEnd.ts';
import { generatedInterface } from '../design/generated.ts';
import type { Link } from '../design/links.ts';
import { shapeOf } from '../design/shape.ts';
import { pointerOf } from '../document/pointer.ts';
import { throughFix } from './bridgeFix.ts';
import { optionFix } from './rule.ts';

const PARITY = 'netloom:interconnect:axi4_parity:1.0';
const GENERATOR = 'netloom:interconnect:axi4_parity_generator:1.0';

/** Puts what looks at check bits before what does not; they are of addresses of so many bits. */
export function parityFix(design: Design, link: Link, addressWidth: number): Fix | undefined {
  return between(design, link, PARITY, addressWidth);
}

/**
 * Puts what gives check bits behind a manager without. They are looked at by addresses of so many bits, and carried by the
 * blocks that these links lead to.
 */
export function parityGeneratorFix(
  design: Design,
  link: Link,
  addressWidth: number,
  carriers: Iterable<Link>,
): Fix | undefined {
  const { manager } = profilesOf(design, link);
  const width = Math.max(addressWidth, manager.addressWidth ?? 0);
  const fix = between(design, link, GENERATOR, width);
  if (!fix) return undefined;
  const parameters = { ADDR_WIDTH: String(width), DATA_WIDTH: String(manager.dataWidth) };
  const shape = shapeOf(design.library, GENERATOR, parameters, design.values);
  const given = shape?.generated?.ports.interfaces.find(({ parity }) => parity)?.userWidth ?? 0;
  const wider = [...carriers].flatMap((each) => {
    if (profilesOf(design, each).subordinate.userWidth >= given) return [];
    const option = generatedInterface(design, each.subordinate)!.userOption!;
    return optionFix(each.subordinate.instance!, option, given).edits;
  });
  return { ...fix, edits: [...fix.edits, ...wider] };
}

/** Either block has user signals of a width that follows from the others. */
function between(design: Design, link: Link, ip: string, addressWidth: number): Fix | undefined {
  const { manager, subordinate } = profilesOf(design, link);
  const profiles = { manager: { ...manager, userWidth: 0 }, subordinate };
  const pointer = pointerOf('interfaceConnections', link.index);
  return throughFix(design, link, profiles, pointer, ip, { ADDR_WIDTH: String(addressWidth) });
}
