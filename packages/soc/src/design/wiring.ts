import type { Design } from './block.ts';
import { profilesOf } from './busEnd.ts';
import { traitsOf } from './linkTraits.ts';
import { linksOf } from './links.ts';
import { resolve } from './resolve.ts';
import type { ResolvedConstant, ResolvedPort } from './resolve.ts';
import { WiringBuilder, netOf } from './wires.ts';
import type { Wiring } from './wires.ts';

/** What a design connects; `kept` are parts of another version that are the same in this one. */
export function wiringOf(design: Design, kept: { links?: Wiring; drives?: Wiring } = {}): Wiring {
  const { links, linked } = kept.links ?? linkWiring(design);
  const { drives, read } = kept.drives ?? driveWiring(design);
  return { links, linked, drives, read };
}

function driveWiring(design: Design): Pick<Wiring, 'drives' | 'read'> {
  const builder = new WiringBuilder();
  addPortConnections(design, builder);
  addInterrupts(design, builder);
  addTree(design, builder);
  return { drives: builder.sorted(), read: builder.read };
}

function linkWiring(design: Design): Pick<Wiring, 'links' | 'linked'> {
  const links = linksOf(design);
  const linked = new Map<string, ReadonlySet<string>>();
  for (const link of links) {
    const { managerInputs, subordinateInputs } = traitsOf(profilesOf(design, link));
    linked.set(link.manager.key, managerInputs);
    linked.set(link.subordinate.key, subordinateInputs);
  }
  return { links, linked };
}

function addPortConnections(design: Design, builder: WiringBuilder): void {
  design.document.portConnections.forEach((connection, entry) => {
    const [from, to] = [resolve(design, connection.from), resolve(design, connection.to)];
    if (to.kind !== 'port' || to.width === 0) return;
    if (from.kind !== 'port' && from.kind !== 'constant') return;
    const [source, sink] = orient(from, to);
    if (sink.side === 'source' || (source.kind === 'port' && (source.side === 'sink' || source.width === 0)))
      return;
    builder.add(sink.key, {
      high: sink.high,
      low: sink.low,
      source: source.kind === 'port' ? netOf(source) : { kind: 'constant', value: source.value },
      origin: { section: 'portConnections', entry },
    });
  });
}

/** Between two bidirectional ports the top-level one counts as the source. */
function orient(from: ResolvedPort | ResolvedConstant, to: ResolvedPort): [typeof from, ResolvedPort] {
  const swap =
    from.kind === 'port' && from.side === 'both' && to.side === 'both' && to.instance === undefined;
  return swap ? [to, from] : [from, to];
}

/** What the clock tree connects by itself. */
function addTree(design: Design, builder: WiringBuilder): void {
  for (const { name, shape } of design.blocks.values()) {
    for (const { port, end, origin } of shape?.generated?.ports.tree?.inputs ?? []) {
      const source = resolve(design, end);
      if (source.kind !== 'port' || source.side === 'sink' || source.high !== source.low) continue;
      builder.add(`${name}.${port}`, { high: 0, low: 0, source: netOf(source), origin });
    }
  }
}

function addInterrupts(design: Design, builder: WiringBuilder): void {
  for (const [entry, { sink: sinkText, number }] of Object.entries(design.document.interrupts)) {
    const [source, sink] = [resolve(design, entry), resolve(design, sinkText)];
    if (source.kind !== 'port' || sink.kind !== 'port' || source.side === 'sink' || sink.side === 'source')
      continue;
    if (number >= sink.width || source.high !== source.low) continue;
    builder.add(sink.key, {
      high: number,
      low: number,
      source: netOf(source),
      origin: { section: 'interrupts', entry },
    });
  }
}
