import type { Fix, InterfaceConnection } from '@netloom/model';
import type { Design } from '../design/block.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import { shapeOf } from '../design/shape.ts';
import type { Shape } from '../design/shape.ts';
import { uniqueName } from '../edit/names.ts';
import { mending } from '../wording/sentences.ts';
import type { BlockPorts, GeneratedInterface } from '../generators/blockGenerator.ts';

/** A block of the library that leads from one protocol to another, and its interfaces for the two. */
interface Bridge {
  shape: Shape;
  upstream: GeneratedInterface;
  downstream: GeneratedInterface;
}

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
    { pointer: `/instances/${name}`, value: { ip: bridge.shape.descriptor.vlnv } },
    { pointer, value: { manager: connection.manager, subordinate: `${name}.${bridge.upstream.name}` } },
    {
      pointer: '/interfaceConnections/-',
      value: { manager: `${name}.${bridge.downstream.name}`, subordinate: connection.subordinate },
    },
    ...clocking,
    ...follow(reset, bridge.downstream.reset),
  ]);
}

function findBridge(
  { library, values }: Design,
  manager: ResolvedInterface,
  subordinate: ResolvedInterface,
): Bridge | undefined {
  for (const vlnv of library.names) {
    const shape = library.find(vlnv)?.descriptor.generator && shapeOf(library, vlnv, {}, values);
    if (!shape) continue;
    const ways = waysThrough(shape.generated?.ports);
    const way = ways.find(
      ({ upstream, downstream }) => upstream.bus === manager.bus && downstream.bus === subordinate.bus,
    );
    if (way) return { shape, ...way };
  }
  return undefined;
}

function waysThrough(ports: BlockPorts | undefined): Omit<Bridge, 'shape'>[] {
  const named = (name: string) => ports!.interfaces.find((each) => each.name === name)!;
  return (ports?.passages ?? []).flatMap(({ upstream, downstream }) =>
    downstream.map((name) => ({ upstream: named(upstream), downstream: named(name) })),
  );
}
