import type { Diagnostic } from '@netloom/model';
import { placePointer, placesFor } from '../../addressmap/places.ts';
import { leavesBehind } from '../../addressmap/reach.ts';
import type { Reach } from '../../addressmap/reach.ts';
import type { Design } from '../../design/block.ts';
import { profilesOf } from '../../design/busEnd.ts';
import { generatedInterface, passageAt } from '../../design/generated.ts';
import type { Link } from '../../design/links.ts';
import { pointerOf } from '../../document/pointer.ts';
import { parityFix, parityGeneratorFix } from '../parityFix.ts';
import { optionFix, placeOf, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';
import { carriersBetween, carriesParity, hasParity, parityOrigins, startOf } from './parityWays.ts';

/** SOC-PARITY: check bits of AXI4 that nobody looks at, that no longer hold, or that are asked for and not given. */
export function checkParity({ design, wiring, reach }: Subject): Diagnostic[] {
  if (
    !wiring.links.some(
      ({ manager, subordinate }) => hasParity(design, manager) || hasParity(design, subordinate),
    )
  )
    return [];
  const links = wiring.links.filter(({ manager }) => manager.bus === 'axi4');
  return [
    ...links.flatMap((link) => checkLink(design, reach, links, link)),
    ...links
      .filter(({ manager }) => hasParity(design, manager))
      .flatMap((link) => moved(design, reach, link)),
  ];
}

function checkLink(design: Design, reach: Reach, links: readonly Link[], link: Link): Diagnostic[] {
  const origins = parityOrigins(design, reach, links, link);
  const [giving, others] = [true, false].map((has) =>
    origins.filter(({ manager }) => hasParity(design, manager) === has),
  ) as [Link[], Link[]];
  const pointer = pointerOf('interfaceConnections', link.index);
  const place = placeOf(link.subordinate.instance ?? link.manager.instance, link.subordinate.key, pointer);
  if (hasParity(design, link.subordinate)) {
    if (others.length > 0) return others.map((origin) => without(design, links, link, origin, place));
    return otherAddresses(design, link, giving, place);
  }
  const [first] = giving;
  if (!first) return [];
  const ends = { manager: first.manager.key, subordinate: link.subordinate.key };
  const { manager } = profilesOf(design, first);
  if (!carriesParity(design, link)) {
    const why = passageAt(design, link.subordinate)?.reshapes ? 'reshaped' : 'unchecked';
    const fix = parityFix(design, link, manager.addressWidth!);
    return [problem(`SOC-PARITY/${why}`, ends, place, fix)];
  }
  const [given, taken] = [manager.userWidth, profilesOf(design, link).subordinate.userWidth];
  if (given <= taken) return [];
  const { userOption } = generatedInterface(design, link.subordinate)!;
  const fix = optionFix(link.subordinate.instance!, userOption!, given);
  return [problem('SOC-PARITY/narrow', { ...ends, given, taken }, place, fix)];
}

/** A manager from which something without check bits comes to what looks at them. */
function without(
  design: Design,
  links: readonly Link[],
  link: Link,
  origin: Link,
  place: ReturnType<typeof placeOf>,
): Diagnostic {
  const { addressWidth } = profilesOf(design, link).subordinate;
  const carriers = carriersBetween(design, links, origin, link);
  const fix = parityGeneratorFix(design, origin, addressWidth!, carriers);
  const ends = { manager: origin.manager.key, subordinate: link.subordinate.key };
  return problem('SOC-PARITY/without', ends, place, fix);
}

/** Check bits of an address are those of all its bits. */
function otherAddresses(
  design: Design,
  link: Link,
  giving: readonly Link[],
  place: ReturnType<typeof placeOf>,
): Diagnostic[] {
  const taken = profilesOf(design, link).subordinate.addressWidth;
  const widths = giving.map((each) => profilesOf(design, each).manager.addressWidth);
  const option = generatedInterface(design, link.subordinate)?.addressOption;
  // No width is right where managers differ.
  const isMended = option !== undefined && new Set(widths).size === 1;
  return giving.flatMap(({ manager }, index) => {
    const given = widths[index];
    if (given === undefined || taken === undefined || given === taken) return [];
    const fix = isMended ? optionFix(link.subordinate.instance!, option, given) : undefined;
    const ends = { manager: manager.key, subordinate: link.subordinate.key };
    return [problem('SOC-PARITY/address', { ...ends, given, taken }, place, fix)];
  });
}

/** What is seen at another address than its own is told another address on the way, and the check bits are of the first. */
function moved(design: Design, reach: Reach, link: Link): Diagnostic[] {
  const whole = reach.whole.get(link);
  const leaves = whole ? leavesBehind(design, reach, whole) : [];
  return leaves.flatMap(({ key }) => {
    const all = placesFor(design.document, key, startOf(reach, link).key);
    const own = all.find(({ alias }) => alias === undefined);
    const others = all.filter(({ base, offset }) => own !== undefined && base !== own.base + offset);
    return others.map((each) => {
      const pointer = pointerOf('addressMap', key) + placePointer(each);
      const place = placeOf(undefined, key, pointer);
      return problem('SOC-PARITY/moved', { manager: link.manager.key, subordinate: key }, place);
    });
  });
}
