import { expanded } from '../design/linkDrives.ts';
import type { Block } from '../design/block.ts';
import type { WiredDesign } from '../design/inside.ts';
import { portKey } from '../design/portKey.ts';
import type { Drive, NetSource, Wiring } from '../design/wires.ts';
import type { PortPath } from './portPath.ts';

/** A path of a block, by the keys of its ports. */
export interface BlockPath {
  from: string;
  to: string;
  path: PortPath;
}

/** A wire between the ends of two paths, or of a path and a port of the top level. */
export interface PathWire {
  from: string;
  to: string;
  source: NetSource;
  drive: Drive;
}

/** What of a design can be part of a path without a register, as far as the paths of its blocks are known. */
export interface PathNet {
  paths: BlockPath[];
  wires: PathWire[];
}

/** Ports of the top level between which paths are looked for; none for loops. */
export interface Ends {
  inputs: ReadonlySet<string>;
  outputs: ReadonlySet<string>;
}

const NONE: Ends = { inputs: new Set(), outputs: new Set() };

export function pathNet(
  { design, wiring }: WiredDesign,
  pathsOf: (instance: string) => readonly PortPath[],
  { inputs, outputs }: Ends = NONE,
): PathNet {
  const paths = [...design.blocks.values()].flatMap((block) => pathsAt(block, pathsOf(block.name)));
  const sources = new Set([...inputs, ...paths.map(({ to }) => to)]);
  const sinks = new Set([...outputs, ...paths.map(({ from }) => from)]);
  const isTop = inputs.size + outputs.size > 0;
  const ends = linkWiring(wiring, (instance) =>
    instance === undefined ? isTop : pathsOf(instance).length > 0,
  );
  const linkDrives = ends.links.length > 0 ? expanded(design, ends).drives : ends.drives;
  const wires = [...sinks].flatMap((to) =>
    [...(wiring.drives.get(to) ?? []), ...(linkDrives.get(to) ?? [])].flatMap((drive): PathWire[] => {
      const source = netOf(drive);
      return source && sources.has(source.key) ? [{ from: source.key, to, source, drive }] : [];
    }),
  );
  return { paths, wires };
}

const NO_PATHS: BlockPath[] = [];
const known = new WeakMap<Block, { of: readonly PortPath[]; paths: BlockPath[] }>();

/** The paths of a block by keys, which are made once. */
function pathsAt(block: Block, of: readonly PortPath[]): BlockPath[] {
  if (of.length === 0) return NO_PATHS;
  const last = known.get(block);
  if (last?.of === of) return last.paths;
  const paths = of.map((path) => ({
    from: portKey(block, path.from.port),
    to: portKey(block, path.to.port),
    path,
  }));
  known.set(block, { of, paths });
  return paths;
}

/** Only the interface connections whose both ends may be on a path: they are expanded into their signals. */
function linkWiring(wiring: Wiring, hasPaths: (instance: string | undefined) => boolean): Wiring {
  const links = wiring.links.filter(
    ({ manager, subordinate }) => hasPaths(manager.instance) && hasPaths(subordinate.instance),
  );
  return { links, linked: new Map(), drives: new Map(), read: new Set() };
}

function netOf({ source }: Drive): NetSource | undefined {
  if (source.kind === 'constant') return undefined;
  return source.kind === 'net' ? source : source.source;
}
