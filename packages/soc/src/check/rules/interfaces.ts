import type { Diagnostic, InterfaceConnection } from '@netloom/model';
import { protocolOf } from '../../bus/protocol.ts';
import { profilesOf } from '../../design/busEnd.ts';
import type { Profiles } from '../../design/busEnd.ts';
import { generatedInterface, passageAt } from '../../design/generated.ts';
import { traitsOf } from '../../design/linkTraits.ts';
import type { LinkTraits } from '../../design/linkTraits.ts';
import type { Design } from '../../design/block.ts';
import type { Link } from '../../design/links.ts';
import { resolve } from '../../design/resolve.ts';
import type { Resolved, ResolvedInterface } from '../../design/resolve.ts';
import { pointerOf } from '../../document/pointer.ts';
import { mending } from '../../wording/sentences.ts';
import { bridgeFix } from '../bridgeFix.ts';
import { checkAxi4 } from './interfaces/axi4.ts';
import { checkFix, sourceFix } from './interfaces/tlul.ts';
import { optionFix, placeOf, problem, removal } from '../rule.ts';
import type { Place, Subject } from '../rule.ts';
import { widthFix } from '../widthFix.ts';

/** SOC-ENDPOINT, SOC-DIRECTION, SOC-PROTOCOL and SOC-WIDTH of interface connections. */
export function checkInterfaces({ design, wiring }: Subject): Diagnostic[] {
  const ends = design.document.interfaceConnections.flatMap((connection, index) =>
    checkEnds(design, connection, index),
  );
  return [...ends, ...wiring.links.flatMap((link) => checkLink(design, link))];
}

function checkEnds(design: Design, connection: InterfaceConnection, index: number): Diagnostic[] {
  const manager = resolve(design, connection.manager);
  const subordinate = resolve(design, connection.subordinate);
  if (isSound(manager, subordinate)) return [];
  const pointer = pointerOf('interfaceConnections', index);
  const drop = removal('fix/remove-connection', {}, pointer);
  const lost = (end: Resolved, text: string, member: string): Diagnostic[] => {
    if (end.kind === 'interface' || (end.kind === 'none' && !end.known)) return [];
    const place = placeOf(undefined, text, `${pointer}/${member}`);
    return end.kind === 'none'
      ? [problem('SOC-ENDPOINT/lost', { reason: end }, place, drop)]
      : [problem('SOC-ENDPOINT/no-interface', { end: text }, place, drop)];
  };
  const found = [
    ...lost(manager, connection.manager, 'manager'),
    ...lost(subordinate, connection.subordinate, 'subordinate'),
  ];
  if (manager.kind !== 'interface' || subordinate.kind !== 'interface') return found;
  return checkPair(design, connection, manager, subordinate, pointer);
}

function isSound(manager: Resolved, subordinate: Resolved): boolean {
  if (manager.kind !== 'interface' || subordinate.kind !== 'interface') return false;
  const isDirected = manager.role === 'manager' && subordinate.role === 'subordinate';
  return isDirected && manager.bus === subordinate.bus;
}

function checkPair(
  design: Design,
  connection: InterfaceConnection,
  manager: ResolvedInterface,
  subordinate: ResolvedInterface,
  pointer: string,
): Diagnostic[] {
  const place = placeOf(subordinate.instance ?? manager.instance, connection.subordinate, pointer);
  const drop = removal('fix/remove-connection', {}, pointer);
  if (manager.role !== 'manager' || subordinate.role !== 'subordinate') {
    const reversed = manager.role === 'subordinate' && subordinate.role === 'manager';
    const swapped = { manager: connection.subordinate, subordinate: connection.manager };
    const swap = mending('fix/exchange', {}, [{ pointer, value: swapped }]);
    if (reversed) return [problem('SOC-DIRECTION/exchanged', { ...connection }, place, swap)];
    const both = `SOC-DIRECTION/${manager.role}s` as const;
    return [problem(both, { one: connection.manager, other: connection.subordinate }, place, drop)];
  }
  if (manager.bus === subordinate.bus) return [];
  const [speaks, expects] = [protocolOf(manager.bus).title, protocolOf(subordinate.bus).title];
  const fix = bridgeFix(design, connection, manager, subordinate, pointer) ?? drop;
  return [problem('SOC-PROTOCOL/differ', { ...connection, speaks, expects }, place, fix)];
}

function checkLink(design: Design, link: Link): Diagnostic[] {
  const profiles = profilesOf(design, link);
  const { missing, unequal } = traitsOf(profiles);
  const pointer = pointerOf('interfaceConnections', link.index);
  const place = placeOf(link.subordinate.instance ?? link.manager.instance, link.subordinate.key, pointer);
  const { title } = protocolOf(link.manager.bus);
  return [
    ...missing.map(({ logical, from }) =>
      problem(
        'SOC-PROTOCOL/signal',
        { end: link[from].key, signal: logical, protocol: title },
        place,
        checkFix(design, link, logical, from),
      ),
    ),
    ...dataWidths(design, link, profiles, place, pointer),
    ...unequal.map((each) => unequalWidth(design, link, each, place)),
    ...truncation(design, link, profiles, place),
    ...checkAxi4(design, link, profiles, place),
  ];
}

function unequalWidth(
  design: Design,
  link: Link,
  unequal: LinkTraits['unequal'][number],
  place: Place,
): Diagnostic {
  const { logical, manager: given, subordinate: taken } = unequal;
  const ends = { manager: link.manager.key, subordinate: link.subordinate.key };
  const fix = sourceFix(design, link, logical, unequal);
  return problem('SOC-WIDTH/signal', { signal: logical, given, taken, ...ends }, place, fix);
}

function dataWidths(
  design: Design,
  link: Link,
  profiles: Profiles,
  place: Place,
  pointer: string,
): Diagnostic[] {
  const { manager, subordinate } = profiles;
  const [given, taken] = [manager.dataWidth, subordinate.dataWidth];
  if (given === undefined || taken === undefined || given === taken) return [];
  const ends = { manager: link.manager.key, subordinate: link.subordinate.key };
  const fix = widthFix(design, link, profiles, pointer);
  return [problem('SOC-WIDTH/data', { ...ends, given, taken }, place, fix)];
}

/** A manager's upper address bits may not be lost on the way through a block: who decodes needs them. */
function truncation(
  design: Design,
  link: Link,
  { manager, subordinate }: Profiles,
  place: Place,
): Diagnostic[] {
  const [given, taken] = [manager.addressWidth, subordinate.addressWidth];
  const { instance } = link.subordinate;
  if (given === undefined || taken === undefined || given <= taken || !passageAt(design, link.subordinate))
    return [];
  const option = generatedInterface(design, link.subordinate)?.addressOption;
  const fix = option === undefined ? undefined : optionFix(instance!, option, given);
  const ends = { manager: link.manager.key, subordinate: link.subordinate.key };
  return [problem('SOC-WIDTH/address', { ...ends, given, taken }, place, fix)];
}
