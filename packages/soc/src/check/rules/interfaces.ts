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
import { bridgeFix } from '../bridgeFix.ts';
import { placeOf, problem, removal } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** SOC-ENDPOINT, SOC-DIRECTION, SOC-PROTOCOL and SOC-WIDTH of interface connections. */
export function checkInterfaces({ design, wiring }: Subject): Diagnostic[] {
  const ends = design.document.interfaceConnections.flatMap((connection, index) =>
    checkEnds(design, connection, index),
  );
  return [...ends, ...wiring.links.flatMap((link) => checkLink(design, link))];
}

function checkEnds(design: Design, connection: InterfaceConnection, index: number): Diagnostic[] {
  const pointer = pointerOf('interfaceConnections', index);
  const manager = resolve(design, connection.manager);
  const subordinate = resolve(design, connection.subordinate);
  const drop = removal('Remove the connection', pointer);
  const lost = (end: Resolved, text: string, member: string): Diagnostic[] => {
    if (end.kind === 'interface' || (end.kind === 'none' && !end.known)) return [];
    const message = end.kind === 'none' ? end.message : `${text} is not an interface`;
    return [problem('SOC-ENDPOINT', message, placeOf(undefined, text, `${pointer}/${member}`), drop)];
  };
  const found = [
    ...lost(manager, connection.manager, 'manager'),
    ...lost(subordinate, connection.subordinate, 'subordinate'),
  ];
  if (manager.kind !== 'interface' || subordinate.kind !== 'interface') return found;
  return checkPair(design, connection, manager, subordinate, pointer);
}

function checkPair(
  design: Design,
  connection: InterfaceConnection,
  manager: ResolvedInterface,
  subordinate: ResolvedInterface,
  pointer: string,
): Diagnostic[] {
  const place = placeOf(subordinate.instance ?? manager.instance, connection.subordinate, pointer);
  const drop = removal('Remove the connection', pointer);
  if (manager.role !== 'manager' || subordinate.role !== 'subordinate') {
    const reversed = manager.role === 'subordinate' && subordinate.role === 'manager';
    const swapped = { manager: connection.subordinate, subordinate: connection.manager };
    const swap = { title: 'Exchange the two ends', edits: [{ pointer, value: swapped }] };
    const message = reversed
      ? `${connection.manager} → ${connection.subordinate} has manager and subordinate exchanged`
      : `${connection.manager} and ${connection.subordinate} are both ${manager.role}s`;
    return [problem('SOC-DIRECTION', message, place, reversed ? swap : drop)];
  }
  if (manager.bus === subordinate.bus) return [];
  const [speaks, expects] = [protocolOf(manager.bus).title, protocolOf(subordinate.bus).title];
  const message = `${connection.manager} speaks ${speaks}, ${connection.subordinate} expects ${expects}`;
  return [
    problem(
      'SOC-PROTOCOL',
      message,
      place,
      bridgeFix(design, connection, manager, subordinate, pointer) ?? drop,
    ),
  ];
}

function checkLink(design: Design, link: Link): Diagnostic[] {
  const profiles = profilesOf(design, link);
  const { missing, unequal } = traitsOf(profiles);
  const widths = dataWidths(link, profiles) ?? [];
  const cut = truncation(design, link, profiles);
  if (missing.length + unequal.length + widths.length === 0 && !cut) return [];
  const pointer = pointerOf('interfaceConnections', link.index);
  const place = placeOf(link.subordinate.instance ?? link.manager.instance, link.subordinate.key, pointer);
  const { title } = protocolOf(link.manager.bus);
  return [
    ...missing.map(({ logical, from }) =>
      problem('SOC-PROTOCOL', `${link[from].key} has no ${logical}, which ${title} needs here`, place),
    ),
    ...[...widths, ...unequal.map((each) => unequalText(link, each))].map((message) =>
      problem('SOC-WIDTH', message, place),
    ),
    ...(cut ? [problem('SOC-WIDTH', cut.message, place, cut.fix)] : []),
  ];
}

function unequalText({ manager, subordinate }: Link, each: LinkTraits['unequal'][number]): string {
  return `${each.logical} has ${each.manager} bits at ${manager.key} and ${each.subordinate} at ${subordinate.key}`;
}

function dataWidths(link: Link, { manager, subordinate }: Profiles): string[] | undefined {
  const [given, taken] = [manager.dataWidth, subordinate.dataWidth];
  if (given === undefined || taken === undefined || given === taken) return undefined;
  return [`${link.manager.key} and ${link.subordinate.key} have ${given} and ${taken} data bits`];
}

/** A manager's upper address bits may not be lost on the way through a block: who decodes needs them. */
function truncation(design: Design, link: Link, { manager, subordinate }: Profiles) {
  const [given, taken] = [manager.addressWidth, subordinate.addressWidth];
  const { instance } = link.subordinate;
  if (given === undefined || taken === undefined || given <= taken || !passageAt(design, link.subordinate))
    return undefined;
  const option = generatedInterface(design, link.subordinate)?.addressOption;
  const fix =
    option === undefined
      ? undefined
      : {
          title: `Set ${option} of ${instance} to ${given}`,
          edits: [{ pointer: pointerOf('instances', instance!, 'parameters', option), value: String(given) }],
        };
  return {
    message: `${link.manager.key} has ${given} address bits, ${link.subordinate.key} takes ${taken}`,
    fix,
  };
}
