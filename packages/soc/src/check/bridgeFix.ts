import type { BusType, Fix, InterfaceConnection } from '@netloom/model';
import type { Design } from '../design/block.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import { uniqueName } from '../edit/names.ts';
import type { Profiles } from '../design/busEnd.ts';
import type { BusProfile } from '../design/busProfile.ts';
import type { Link } from '../design/links.ts';
import { waysOf } from '../interconnect/ways.ts';
import type { Way } from '../interconnect/ways.ts';
import { mending } from '../wording/sentences.ts';

const ID_CONVERTER = 'netloom:interconnect:axi4_id_converter:1.0';
const EXCLUSIVE_MONITOR = 'netloom:interconnect:axi4_exclusive_monitor:1.0';
const BURST_SPLITTER = 'netloom:interconnect:axi4_burst_splitter:1.0';

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

/** Options of a converter of data widths between two ends. */
export function widthParameters(
  { upstream, downstream }: Way,
  { manager, subordinate }: Profiles,
): Record<string, string> {
  return {
    ...value(upstream.dataOption, manager.dataWidth),
    ...value(downstream.dataOption, subordinate.dataWidth),
    ...value(upstream.addressOption, manager.addressWidth),
    ...value(upstream.idOption, Math.max(1, manager.idWidth)),
    ...userWidth(upstream.userOption, manager, subordinate),
  };
}

/** Puts the ID converter of the library before a subordinate whose IDs are too short, and no option of its block lengthens them. */
export function idFix(design: Design, link: Link, profiles: Profiles, pointer: string): Fix | undefined {
  const SUBORDINATE_ID_WIDTH = String(profiles.subordinate.idWidth);
  return throughFix(design, link, profiles, pointer, ID_CONVERTER, { SUBORDINATE_ID_WIDTH });
}

/** Puts the burst splitter of the library before a subordinate that takes one beat at a time. */
export function burstFix(design: Design, link: Link, profiles: Profiles, pointer: string): Fix | undefined {
  const ID_WIDTH = String(profiles.manager.idWidth);
  return throughFix(design, link, profiles, pointer, BURST_SPLITTER, { MAX_BEATS: '1', ID_WIDTH });
}

/** Puts the monitor of exclusive accesses before what grants none. */
export function exclusiveFix(design: Design, link: Link, profiles: Profiles, pointer: string) {
  return throughFix(design, link, profiles, pointer, EXCLUSIVE_MONITOR, {});
}

/** Puts a block between, as wide as the manager. */
export function throughFix(
  design: Design,
  { index, ...ends }: Link,
  { manager, subordinate }: Profiles,
  pointer: string,
  ip: string,
  parameters: Readonly<Record<string, string>>,
): Fix | undefined {
  const widths = {
    ...value('ADDR_WIDTH', manager.addressWidth && Math.max(12, manager.addressWidth)),
    ...value('DATA_WIDTH', manager.dataWidth),
    ...value('ID_WIDTH', Math.max(1, manager.idWidth)),
    ...userWidth('USER_WIDTH', manager, subordinate),
  };
  const way = waysOf(design).find(({ descriptor }) => descriptor.vlnv === ip);
  const connection = design.document.interfaceConnections[index]!;
  return betweenFix(design, connection, ends, pointer, way, { ...widths, ...parameters });
}

const value = (option: string | undefined, width: number | undefined): Record<string, string> =>
  option === undefined || width === undefined ? {} : { [option]: String(width) };

/** User signals go on where both ends have them. */
export function userWidth(
  option: string | undefined,
  manager: BusProfile,
  subordinate: BusProfile,
): Record<string, string> {
  const shared = Math.min(manager.userWidth, subordinate.userWidth);
  return shared > 0 ? value(option, shared) : {};
}

type Side = Pick<Way['upstream'], 'name' | 'clock' | 'reset'>;

/** A block that may stand between two ends, by its interfaces to either. */
export interface Between extends Pick<Way, 'descriptor'> {
  upstream: Partial<Side> & Pick<Side, 'name'>;
  downstream: Partial<Side> & Pick<Side, 'name'>;
}

/** On the clock and reset of the subordinate's side. */
export function betweenFix(
  design: Design,
  connection: InterfaceConnection,
  { manager, subordinate }: Record<'manager' | 'subordinate', ResolvedInterface>,
  pointer: string,
  bridge: Between | undefined,
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
    ...resetting(follow(reset, bridge.downstream.reset)),
  ]);

  /** A subordinate without a reset leaves that of its clock. */
  function resetting(followed: ReturnType<typeof follow>) {
    const port = bridge?.downstream.reset;
    const clockName = clocking[0]!.value.from;
    const own = Object.entries(design.document.resets).find(
      ([, each]) => each.polarity === 'low' && each.clock === clockName,
    );
    if (followed.length > 0 || port === undefined || !own) return followed;
    return [{ pointer: '/portConnections/-', value: { from: own[0], to: `${name}.${port}` } }];
  }
}

function findBridge(design: Design, manager: ResolvedInterface, subordinate: ResolvedInterface) {
  return waysOf(design).find(
    ({ upstream, downstream }) => upstream.bus === manager.bus && downstream.bus === subordinate.bus,
  );
}

/** A way of one protocol whose two sides have data widths of their own. */
export function widthWay(design: Design, bus: BusType): Way | undefined {
  return waysOf(design).find(
    ({ upstream, downstream }) =>
      upstream.bus === bus &&
      downstream.bus === bus &&
      upstream.dataOption !== undefined &&
      downstream.dataOption !== undefined,
  );
}
