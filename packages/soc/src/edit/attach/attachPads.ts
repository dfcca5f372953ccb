import type { SocDocument } from '@netloom/model';
import { designOf } from '../../design/block.ts';
import type { Shape } from '../../design/shape.ts';
import { ownerOf } from '../../document/renames/namedSections.ts';
import type { Library } from '../../library/library.ts';
import { exportToTop } from '../exportToTop.ts';
import type { Attachment, AttachLine, IsLeftOut } from './attachment.ts';
import { peripheralPort } from './peripheralPort.ts';

type Wire = SocDocument['portConnections'][number];

/** By these a block is a multiplexer of pads: what pads read, drive, and whether they drive. */
const PAD_PORTS = ['pad_in', 'pad_out', 'pad_oe'];

/**
 * Connects the signals of peripherals with multiplexers of pads that have ports for them by name (`uart0_rx` for `rx` of
 * `uart0`), and takes what multiplexers have towards pads to the top level. What is connected already stays.
 */
export function attachPads(
  document: SocDocument,
  library: Library,
  instances: ReadonlySet<string>,
  isLeftOut: IsLeftOut,
): Attachment {
  const { blocks } = designOf(document, library);
  const shapes = new Map([...blocks].flatMap(([name, { shape }]) => (shape ? [[name, shape] as const] : [])));
  const multiplexers = [...shapes].filter(([, { ports }]) => PAD_PORTS.every((name) => ports.has(name)));
  const driven = new Set(document.portConnections.flatMap(({ to }) => [to, to.split('[')[0]!]));
  const lines: AttachLine[] = [];
  const added: Wire[] = [];
  for (const [name, shape] of multiplexers) {
    for (const wire of signalWires(name, shape, shapes, instances)) {
      if (driven.has(wire.to) || isLeftOut(lineOf(wire).id)) continue;
      added.push(wire);
      lines.push(lineOf(wire));
    }
  }
  const wired =
    added.length === 0 ? document : { ...document, portConnections: [...document.portConnections, ...added] };
  const own = multiplexers.filter(([name]) => instances.has(name));
  return own.reduce((current, [name, shape]) => exportPads(current, library, name, shape, isLeftOut), {
    document: wired,
    lines,
  });
}

function lineOf({ from, to }: Wire): AttachLine {
  return { id: `pad:${to}`, kind: 'pad', end: to, to: from, blocks: [], joined: [] };
}

/** Between a multiplexer and the peripherals whose names its ports begin with; one of the two is asked for. */
function signalWires(
  name: string,
  { ports }: Shape,
  shapes: ReadonlyMap<string, Shape>,
  instances: ReadonlySet<string>,
): Wire[] {
  const peripherals = [...shapes.keys()].sort((a, b) => b.length - a.length);
  return [...ports.values()].flatMap(({ name: port, direction, width }): Wire[] => {
    if (width !== 1 || direction === 'inout') return [];
    const peripheral = peripherals.find((each) => each !== name && port.startsWith(`${each}_`));
    if (peripheral === undefined || !(instances.has(name) || instances.has(peripheral))) return [];
    const signal = port.slice(peripheral.length + 1);
    const end = peripheralPort(shapes.get(peripheral)!, { signal, direction });
    if (end === undefined) return [];
    const outside = end.includes("'") ? end : `${peripheral}.${end}`;
    const inside = `${name}.${port}`;
    return [direction === 'in' ? { from: outside, to: inside } : { from: inside, to: outside }];
  });
}

function exportPads(
  { document, lines }: Attachment,
  library: Library,
  name: string,
  { ports }: Shape,
  isLeftOut: IsLeftOut,
): Attachment {
  const used = new Set(document.portConnections.flatMap(({ from, to }) => [from, to]).map(wholeOf));
  const all = [...ports.keys()].filter((port) => port.startsWith('pad_') && !used.has(`${name}.${port}`));
  let current = document;
  const more: AttachLine[] = [];
  for (const port of all) {
    const end = `${name}.${port}`;
    const id = `pad:${end}`;
    const exported = isLeftOut(id) ? undefined : exportToTop(current, library, end, port);
    if (exported?.document === undefined) continue;
    current = exported.document;
    const outside = exported.name;
    const [to, from] = ports.get(port)!.direction === 'in' ? [end, outside] : [outside, end];
    more.push({ id, kind: 'pad', end: to, to: from, blocks: [], joined: [] });
  }
  return { document: current, lines: [...lines, ...more] };
}

const wholeOf = (end: string) => `${ownerOf(end)}.${end.split('.')[1]?.split('[')[0]}`;
