import type { BusType, Fix, InterfaceConnection } from '@netloom/model';
import type { Design } from '../design/block.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import { uniqueName } from '../edit/names.ts';
import type { Profiles } from '../design/busEnd.ts';
import type { Link } from '../design/links.ts';
import { waysOf } from '../interconnect/ways.ts';
import type { Way } from '../interconnect/ways.ts';
import { mending } from '../wording/sentences.ts';

/** Puts a bridge of the library between two ends of different protocols. */
export function bridgeFix(
  design: Design,
  connection: InterfaceConnection,
  manager: ResolvedInterface,
  subordinate: ResolvedInterface,
  pointer: string,
): Fix | undefined {
  return betweenFix(
    design,
    connection,
    { manager, subordinate },
    pointer,
    findBridge(design, manager, subordinate),
  );
}

/** Puts a converter of the library between two ends of different data widths. */
export function widthFix(
  design: Design,
  { index, ...ends }: Link,
  { manager, subordinate }: Profiles,
  pointer: string,
): Fix | undefined {
  const converter = findConverter(design, ends.manager.bus);
  if (!converter) return undefined;
  const { upstream, downstream } = converter;
  const parameters = {
    ...value(upstream.dataOption, manager.dataWidth),
    ...value(downstream.dataOption, subordinate.dataWidth),
    ...value(upstream.addressOption, manager.addressWidth),
    ...value(upstream.idOption, Math.max(1, manager.idWidth)),
  };
  const connection = design.document.interfaceConnections[index]!;
  return betweenFix(design, connection, ends, pointer, converter, parameters);
}

const value = (option: string | undefined, width: number | undefined): Record<string, string> =>
  option === undefined || width === undefined ? {} : { [option]: String(width) };

/** On the clock and reset of the subordinate's side. */
function betweenFix(
  design: Design,
  connection: InterfaceConnection,
  { manager, subordinate }: Record<'manager' | 'subordinate', ResolvedInterface>,
  pointer: string,
  bridge: Way | undefined,
  parameters?: Readonly<Record<string, string>>,
): Fix | undefined {
  const same = design.document.interfaceConnections.filter(
    (each) => each.subordinate === connection.subordinate,
  );
  if (!bridge || (same.length > 1 && !subordinate.multiple)) return undefined;
  const name = uniqueName(design.document, 'bridge0');
  const { clock, reset } = design.blocks
    .get(subordinate.instance ?? '')
    ?.shape?.interfaces.get(subordinate.name) ?? { clock: undefined };
  const follow = (port: string | undefined, bridgePort: string | undefined) => {
    const source = design.sources.get(`${subordinate.instance}.${port}`);
    if (port === undefined || bridgePort === undefined || source === undefined) return [];
    return [{ pointer: '/portConnections/-', value: { from: source, to: `${name}.${bridgePort}` } }];
  };
  const clocking = follow(clock, bridge.downstream.clock);
  const managerShape = design.blocks.get(manager.instance ?? '')?.shape;
  const managerClock = managerShape?.interfaces.get(manager.name)?.clock ?? bridge.upstream.clock;
  const other = design.sources.get(`${manager.instance}.${managerClock}`);
  if (clocking.length === 0 || (other !== undefined && other !== clocking[0]!.value.from)) return undefined;
  return mending('fix/bridge', { bridge: name }, [
    {
      pointer: `/instances/${name}`,
      value: { ip: bridge.descriptor.vlnv, ...(parameters && { parameters }) },
    },
    { pointer, value: { manager: connection.manager, subordinate: `${name}.${bridge.upstream.name}` } },
    {
      pointer: '/interfaceConnections/-',
      value: { manager: `${name}.${bridge.downstream.name}`, subordinate: connection.subordinate },
    },
    ...clocking,
    ...follow(reset, bridge.downstream.reset),
  ]);
}

function findBridge(design: Design, manager: ResolvedInterface, subordinate: ResolvedInterface) {
  return waysOf(design).find(
    ({ upstream, downstream }) => upstream.bus === manager.bus && downstream.bus === subordinate.bus,
  );
}

/** A way of one protocol whose two sides have data widths of their own. */
function findConverter(design: Design, bus: BusType): Way | undefined {
  return waysOf(design).find(
    ({ upstream, downstream }) =>
      upstream.bus === bus &&
      downstream.bus === bus &&
      upstream.dataOption !== undefined &&
      downstream.dataOption !== undefined,
  );
}
