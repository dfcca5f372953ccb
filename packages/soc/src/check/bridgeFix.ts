import type { Fix, InterfaceConnection } from '@netloom/model';
import type { Design } from '../design/block.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import { uniqueName } from '../edit/names.ts';

/** Puts an AXI4-Lite to APB bridge of the library between the two ends, on the clock and reset of the APB side. */
export function bridgeFix(
  design: Design,
  connection: InterfaceConnection,
  manager: ResolvedInterface,
  subordinate: ResolvedInterface,
  pointer: string,
): Fix | undefined {
  if (manager.bus !== 'axi4-lite' || subordinate.bus !== 'apb') return undefined;
  const { library, document } = design;
  const same = document.interfaceConnections.filter((each) => each.subordinate === connection.subordinate);
  if (same.length > 1) return undefined;
  const bridge = library.names
    .map((vlnv) => library.find(vlnv)?.descriptor)
    .find((descriptor) => descriptor?.generator === 'axi4lite-apb-bridge');
  if (!bridge) return undefined;
  const name = uniqueName(document, 'bridge0');
  const shape = design.blocks.get(subordinate.instance ?? '')?.shape;
  const bus = shape?.interfaces.get(subordinate.name);
  const follow = (port: string | undefined, bridgePort: string | undefined) => {
    const source = design.sources.get(`${subordinate.instance}.${port}`);
    if (port === undefined || bridgePort === undefined || source === undefined) return [];
    return [{ pointer: '/portConnections/-', value: { from: source, to: `${name}.${bridgePort}` } }];
  };
  const clock = follow(bus?.clock, bridge.clocks[0]?.port);
  const managerShape = design.blocks.get(manager.instance ?? '')?.shape;
  const managerClock = managerShape?.interfaces.get(manager.name)?.clock ?? bridge.clocks[0]?.port;
  const other = design.sources.get(`${manager.instance}.${managerClock}`);
  if (clock.length === 0 || (other !== undefined && other !== clock[0]!.value.from)) return undefined;
  return {
    title: `Insert the bridge ${name}`,
    edits: [
      { pointer: `/instances/${name}`, value: { ip: bridge.vlnv } },
      { pointer, value: { manager: connection.manager, subordinate: `${name}.s` } },
      {
        pointer: '/interfaceConnections/-',
        value: { manager: `${name}.m`, subordinate: connection.subordinate },
      },
      ...clock,
      ...follow(bus?.reset, bridge.resets[0]?.port),
    ],
  };
}
