import type { SocDocument } from '@netloom/model';
import { designOf } from '../../design/block.ts';
import type { Design } from '../../design/block.ts';
import { generatedInterface } from '../../design/generated.ts';
import type { ResolvedInterface } from '../../design/resolve.ts';
import { shortestRoute } from '../../interconnect/shortestRoute.ts';
import { isCrossbar, waysOf } from '../../interconnect/ways.ts';
import type { Way } from '../../interconnect/ways.ts';
import type { Library } from '../../library/library.ts';
import { connect } from '../connect.ts';
import { addInstance } from '../instances.ts';
import { openEnds, interconnectSides } from './openEnds.ts';

/** The document with an interface connected; undefined where nothing leads to it. */
export function connectBus(
  document: SocDocument,
  library: Library,
  end: ResolvedInterface,
): SocDocument | undefined {
  const design = designOf(document, library);
  if (generatedInterface(design, end)?.multiple) return gather(design, end);
  return end.role === 'manager' ? attachManager(design, end) : attachSubordinate(design, end);
}

/** Interconnect takes the open ends of its own protocol. */
function gather(design: Design, end: ResolvedInterface): SocDocument | undefined {
  const peers = openEnds(design, end.role === 'manager' ? 'subordinate' : 'manager', end.bus);
  if (peers.length === 0) return undefined;
  return peers.reduce((current, peer) => joined(current, design.library, end.key, peer.key), design.document);
}

function attachManager(design: Design, end: ResolvedInterface): SocDocument | undefined {
  const route = nearest(interconnectSides(design, 'subordinate', end.instance), ({ bus }) =>
    // What decodes would stand before interconnect and hide it.
    shortestRoute(passing(design), end.bus, (each) => each === bus),
  );
  return route && throughRoute(design, end.key, route.ways, route.side.key);
}

function attachSubordinate(design: Design, end: ResolvedInterface): SocDocument | undefined {
  const ways = waysOf(design).filter((way) => !isCrossbar(way));
  const toEnd = (from: ResolvedInterface) => shortestRoute(ways, from.bus, (bus) => bus === end.bus);
  const route = nearest(interconnectSides(design, 'manager', end.instance), toEnd);
  if (route) return throughRoute(design, route.side.key, route.ways, end.key);
  const based = withCrossbar(design, openEnds(design, 'manager'));
  if (!based) return undefined;
  const around = designOf(based, design.library);
  const behind = nearest(interconnectSides(around, 'manager', end.instance), toEnd);
  return behind && throughRoute(around, behind.side.key, behind.ways, end.key);
}

/** Interconnect that is put in behind the open managers of the first one's protocol, over converters where need be. */
function withCrossbar(design: Design, managers: readonly ResolvedInterface[]): SocDocument | undefined {
  const [first] = managers;
  if (!first) return undefined;
  const crossbars = waysOf(design).filter(isCrossbar);
  const route = shortestRoute(passing(design), first.bus, (bus) =>
    crossbars.some(({ upstream }) => upstream.bus === bus),
  );
  const bus = route?.at(-1)?.downstream.bus ?? first.bus;
  const crossbar = crossbars.find(({ upstream }) => upstream.bus === bus);
  if (!route || !crossbar) return undefined;
  const { document, name } = addInstance(design.document, crossbar.descriptor, 'xbar0');
  return managers
    .filter((each) => each.bus === first.bus)
    .reduce(
      (current, { key }) =>
        throughRoute(designOf(current, design.library), key, route, `${name}.${crossbar.upstream.name}`),
      document,
    );
}

/** Ways that pass transfers on as they are. */
function passing(design: Design): Way[] {
  return waysOf(design).filter(({ decodes }) => !decodes);
}

/** The side that the fewest blocks lead to or from; of several, the first. */
function nearest(
  sides: readonly ResolvedInterface[],
  routeFor: (side: ResolvedInterface) => readonly Way[] | undefined,
): { side: ResolvedInterface; ways: readonly Way[] } | undefined {
  const found = sides.flatMap((side) => {
    const ways = routeFor(side);
    return ways ? [{ side, ways }] : [];
  });
  return found.toSorted((a, b) => a.ways.length - b.ways.length)[0];
}

/** Connects a manager with a subordinate through an instance of each block of the route. */
function throughRoute(
  design: Design,
  manager: string,
  route: readonly Way[],
  subordinate: string,
): SocDocument {
  let { document } = design;
  let from = manager;
  for (const { descriptor, upstream, downstream } of route) {
    const added = addInstance(document, descriptor, 'bridge0');
    document = joined(added.document, design.library, from, `${added.name}.${upstream.name}`);
    from = `${added.name}.${downstream.name}`;
  }
  return joined(document, design.library, from, subordinate);
}

function joined(document: SocDocument, library: Library, manager: string, subordinate: string): SocDocument {
  return connect(document, library, manager, subordinate).document ?? document;
}
