import type { BusType, Fix } from '@netloom/model';
import { profilesOf } from '../design/busEnd.ts';
import type { Link } from '../design/links.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import { uniqueName } from '../edit/names.ts';
import { pointerOf } from '../document/pointer.ts';
import { mending } from '../wording/sentences.ts';
import { userWidth } from './bridgeFix.ts';
import { domainOf } from './clockSource.ts';
import { domainReset } from './domainReset.ts';
import type { Subject } from './rule.ts';

const BRIDGES: Partial<Record<BusType, string>> = {
  'axi4-lite': 'netloom:interconnect:axi4lite_async_bridge:1.0',
  axi4: 'netloom:interconnect:axi4_async_bridge:1.0',
  apb: 'netloom:interconnect:apb_async_bridge:1.0',
};

/** Puts an asynchronous bridge between two interfaces of one protocol, each side on the clock and reset of its end. */
export function asyncBridgeFix(subject: Subject, link: Link): Fix | undefined {
  const { design } = subject;
  const { manager, subordinate, index } = link;
  const ip = BRIDGES[manager.bus];
  const connection = design.document.interfaceConnections[index]!;
  const same = design.document.interfaceConnections.filter(
    (each) => each.subordinate === connection.subordinate,
  );
  if (ip === undefined || !design.library.find(ip) || (same.length > 1 && !subordinate.multiple))
    return undefined;
  const name = uniqueName(design.document, 'async0');
  const sides = [clocking(subject, manager, name, 's'), clocking(subject, subordinate, name, 'm')];
  const [above, below] = sides;
  if (!above || !below) return undefined;
  const { manager: from, subordinate: to } = profilesOf(design, link);
  const isFull = manager.bus === 'axi4';
  const parameters = {
    ...option('ADDR_WIDTH', Math.max(isFull ? 12 : 1, to.addressWidth ?? 0) || from.addressWidth),
    ...option('DATA_WIDTH', from.dataWidth ?? to.dataWidth),
    ...(isFull && { ...option('ID_WIDTH', from.idWidth), ...userWidth('USER_WIDTH', from, to) }),
  };
  return mending('fix/async-bridge', { bridge: name }, [
    { pointer: pointerOf('instances', name), value: { ip, parameters } },
    { pointer: pointerOf('interfaceConnections', index), value: { ...connection, subordinate: `${name}.s` } },
    {
      pointer: '/interfaceConnections/-',
      value: { manager: `${name}.m`, subordinate: connection.subordinate },
    },
    ...above,
    ...below,
  ]);
}

const option = (name: string, width: number | undefined): Record<string, string> =>
  width === undefined ? {} : { [name]: String(width) };

/** The clock and reset of an end for a side of the bridge. */
function clocking(subject: Subject, end: ResolvedInterface, bridge: string, side: 's' | 'm') {
  const clock = domainOf(subject, end);
  const reset = clock === undefined ? undefined : domainReset(subject, end.instance, clock);
  if (clock === undefined || reset === undefined) return undefined;
  return [
    { pointer: '/portConnections/-', value: { from: clock, to: `${bridge}.${side}_clk` } },
    { pointer: '/portConnections/-', value: { from: reset, to: `${bridge}.${side}_rst_n` } },
  ];
}
