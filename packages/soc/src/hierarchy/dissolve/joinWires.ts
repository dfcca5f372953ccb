import { resolve } from '../../design/resolve.ts';
import type { ResolvedPort } from '../../design/resolve.ts';
import { parseEndpoint } from '../../document/endpoint.ts';
import { overlap, within } from '../bits.ts';
import type { Piece, Seam } from './seam.ts';

/** Port connections, each inner one with what its ends meet outside. */
export function joinWires(seam: Seam): void {
  const { document } = seam.outer.design;
  for (const wire of document.portConnections) {
    if (!seam.isMine(wire.from) && !seam.isMine(wire.to)) seam.result.portConnections.push(wire);
  }
  for (const { from, to } of seam.inner.design.document.portConnections) joinWire(seam, from, to);
  // A sink of the interrupt table that is a port of the inner top level is but wired there.
  for (const [source, { sink, number }] of Object.entries(seam.inner.design.document.interrupts)) {
    if (!sink.includes('.')) joinWire(seam, source, `${sink}[${number}]`);
  }
}

function joinWire(seam: Seam, from: string, to: string): void {
  const [source, sink] = [resolve(seam.inner.design, from), resolve(seam.inner.design, to)];
  if (sink.kind !== 'port') return;
  if (sink.instance === undefined) return joinOutput(seam, from, sink);
  if (source.kind === 'port' && source.instance === undefined && source.side === 'both')
    return joinBothWays(seam, source, to);
  const pieces = sized(seam.trace(from), sink);
  for (const piece of pieces) connect(seam, piece.from, seam.part(seam.renamed(to), piece));
}

/** A number without a width is as wide as what it drives. */
function sized(pieces: Piece[], sink: ResolvedPort): Piece[] {
  const width = sink.high - sink.low + 1;
  return pieces.map((piece) => {
    const end = parseEndpoint(piece.from);
    return end?.kind === 'constant' && end.width === undefined ? { ...piece, high: width - 1 } : piece;
  });
}

function joinOutput(seam: Seam, from: string, sink: ResolvedPort): void {
  const pieces = sized(seam.trace(from), sink);
  if (sink.side === 'both') {
    // A bidirectional inner pin: what feeds the port outside meets it, too.
    for (const { text } of seam.feeds(sink.name)) connect(seam, text, seam.renamed(from));
  }
  for (const read of seam.reads(sink.name)) {
    for (const piece of pieces) {
      const driven = { high: sink.low + piece.high, low: sink.low + piece.low };
      const common = overlap(read, driven);
      if (!common) continue;
      connect(
        seam,
        seam.part(piece.from, within(common, driven)),
        seam.part(read.text, within(common, read)),
      );
    }
  }
}

function joinBothWays(seam: Seam, port: ResolvedPort, inside: string): void {
  for (const { text } of seam.feeds(port.name)) connect(seam, text, seam.renamed(inside));
  for (const { text } of seam.reads(port.name)) connect(seam, seam.renamed(inside), text);
}

function connect(seam: Seam, from: string, to: string): void {
  seam.result.portConnections.push({ from, to });
}
