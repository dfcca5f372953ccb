import type { Fix, InterfaceConnection } from '@netloom/model';
import type { Design } from '../design/block.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import { uniqueName } from '../edit/names.ts';
import { waysOf } from '../interconnect/ways.ts';
import { mending } from '../wording/sentences.ts';

/** Puts a bridge of the library between two ends of different protocols, on the clock and reset of the subordinate's side. */
export function bridgeFix(
  design: Design,
  connection: InterfaceConnection,
  manager: ResolvedInterface,
  subordinate: ResolvedInterface,
  pointer: string,
): Fix | undefined {
  const bridge = findBridge(design, manager, subordinate);
  const same = design.document.interfaceConnections.filter(
    (each) => each.subordinate === connection.subordinate,
  );
  if (!bridge || same.length > 1) return undefined;
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
    { pointer: `/instances/${name}`, value: { ip: bridge.descriptor.vlnv } },
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
