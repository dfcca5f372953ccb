import type { Diagnostic } from '@netloom/model';
import type { Profiles } from '../../../design/busEnd.ts';
import type { Design } from '../../../design/block.ts';
import { generatedInterface } from '../../../design/generated.ts';
import type { Link } from '../../../design/links.ts';
import { burstFix, idFix } from '../../bridgeFix.ts';
import { optionFix, problem } from '../../rule.ts';
import type { Place } from '../../rule.ts';
import { checkUser } from './user.ts';

/** What AXI4 alone asks of a connection: room for IDs and user signals, and bursts where the manager sends them. */
export function checkAxi4(design: Design, link: Link, profiles: Profiles, place: Place): Diagnostic[] {
  if (link.manager.bus !== 'axi4') return [];
  return [checkIds, checkBursts, checkUser].flatMap((each) => each(design, link, profiles, place));
}

/** An ID that loses bits comes back as another one (Arm IHI 0022H, A5.4). */
function checkIds(design: Design, link: Link, profiles: Profiles, place: Place): Diagnostic[] {
  const { manager, subordinate } = profiles;
  const [given, taken] = [manager.idWidth, subordinate.idWidth];
  if (given <= taken) return [];
  const { instance } = link.subordinate;
  const option = generatedInterface(design, link.subordinate)?.idOption;
  const fix =
    option === undefined ? idFix(design, link, profiles, place.pointer) : optionFix(instance!, option, given);
  const ends = { manager: link.manager.key, subordinate: link.subordinate.key };
  return [problem('SOC-WIDTH/id', { ...ends, given, taken }, place, fix)];
}

function checkBursts(design: Design, link: Link, profiles: Profiles, place: Place): Diagnostic[] {
  const { manager, subordinate } = profiles;
  if (generatedInterface(design, link.manager)?.singleBeats) return [];
  const lost = ['AWLEN', 'ARLEN'].find(
    (signal) =>
      manager.signals.has(signal) && !subordinate.signals.has(signal) && listens(signal, subordinate),
  );
  if (lost === undefined) return [];
  const ends = { manager: link.manager.key, subordinate: link.subordinate.key };
  const fix = burstFix(design, link, profiles, place.pointer);
  return [problem('SOC-PROTOCOL/burst', { ...ends, signal: lost }, place, fix)];
}

/** Whether a subordinate has the channel of a signal at all. */
function listens(signal: string, { signals }: Profiles['subordinate']): boolean {
  return signals.has(`${signal.slice(0, 2)}VALID`);
}
