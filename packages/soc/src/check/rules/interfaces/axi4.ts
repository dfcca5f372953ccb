import type { Diagnostic } from '@netloom/model';
import type { Profiles } from '../../../design/busEnd.ts';
import type { Design } from '../../../design/block.ts';
import { generatedInterface } from '../../../design/generated.ts';
import type { Link } from '../../../design/links.ts';
import { optionFix, problem } from '../../rule.ts';
import type { Place } from '../../rule.ts';

/** What AXI4 alone asks of a connection: room for the manager's IDs, and bursts where it sends them. */
export function checkAxi4(design: Design, link: Link, profiles: Profiles, place: Place): Diagnostic[] {
  if (link.manager.bus !== 'axi4') return [];
  return [...checkIds(design, link, profiles, place), ...checkBursts(link, profiles, place)];
}

/** An ID that loses bits comes back as another one (Arm IHI 0022H, A5.4). */
function checkIds(
  design: Design,
  link: Link,
  { manager, subordinate }: Profiles,
  place: Place,
): Diagnostic[] {
  const [given, taken] = [manager.idWidth, subordinate.idWidth];
  if (given <= taken) return [];
  const { instance } = link.subordinate;
  const option = generatedInterface(design, link.subordinate)?.idOption;
  const fix = option === undefined ? undefined : optionFix(instance!, option, given);
  const ends = { manager: link.manager.key, subordinate: link.subordinate.key };
  return [problem('SOC-WIDTH/id', { ...ends, given, taken }, place, fix)];
}

function checkBursts(link: Link, { manager, subordinate }: Profiles, place: Place): Diagnostic[] {
  const lost = ['AWLEN', 'ARLEN'].find(
    (signal) =>
      manager.signals.has(signal) && !subordinate.signals.has(signal) && listens(signal, subordinate),
  );
  if (lost === undefined) return [];
  const ends = { manager: link.manager.key, subordinate: link.subordinate.key };
  return [problem('SOC-PROTOCOL/burst', { ...ends, signal: lost }, place)];
}

/** Whether a subordinate has the channel of a signal at all. */
function listens(signal: string, { signals }: Profiles['subordinate']): boolean {
  return signals.has(`${signal.slice(0, 2)}VALID`);
}
