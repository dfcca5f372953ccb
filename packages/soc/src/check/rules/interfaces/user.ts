import type { Diagnostic } from '@netloom/model';
import type { Design } from '../../../design/block.ts';
import type { Profiles } from '../../../design/busEnd.ts';
import type { BusProfile } from '../../../design/busProfile.ts';
import { generatedInterface } from '../../../design/generated.ts';
import type { Link } from '../../../design/links.ts';
import { optionFix, problem } from '../../rule.ts';
import type { Place } from '../../rule.ts';

/** The most that USER_WIDTH can be. */
const MOST = 64;

/** SOC-USER: user signals that end at a block which could carry them on. */
export function checkUser(design: Design, link: Link, profiles: Profiles, place: Place): Diagnostic[] {
  const { manager, subordinate } = profiles;
  return [
    ...lostAt(design, link.subordinate, { from: manager, to: subordinate, giver: link.manager.key }, place),
    ...lostAt(design, link.manager, { from: subordinate, to: manager, giver: link.subordinate.key }, place),
  ];
}

interface Way {
  from: BusProfile;
  to: BusProfile;
  /** Endpoint of who drives the signals. */
  giver: string;
}

function lostAt(design: Design, taker: Link['manager'], { from, to, giver }: Way, place: Place) {
  const option = generatedInterface(design, taker)?.userOption;
  const given = drivenUser(from);
  if (option === undefined || given <= to.userWidth) return [];
  const fix = given <= MOST ? optionFix(taker.instance!, option, given) : undefined;
  return [problem('SOC-USER', { giver, given, taker: taker.key, taken: to.userWidth }, place, fix)];
}

/** Bits of the widest user signal that an interface drives. */
function drivenUser({ signals }: BusProfile): number {
  const driven = [...signals].filter(([name, { drives }]) => drives && name.endsWith('USER'));
  return Math.max(0, ...driven.map(([, { width }]) => width));
}
