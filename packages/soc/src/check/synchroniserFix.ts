import type { Fix, PointerEdit } from '@netloom/model';
import { uniqueName } from '../edit/names.ts';
import { mending } from '../wording/sentences.ts';
import { domainReset } from './domainReset.ts';
import { originPointer } from './rule.ts';
import type { Subject } from './rule.ts';
import type { SignalCrossing } from './rules/crossings.ts';

const BIT = 'netloom:ip:synchroniser:1.0';
const WORD = 'netloom:ip:word_synchroniser:1.0';
const PULSE = 'netloom:ip:pulse_synchroniser:1.0';

/** Puts two flip-flops on the way of a bit, or a handshake that keeps a word whole, with the clocks and resets of both ends. */
export function synchroniserFix(subject: Subject, crossing: SignalCrossing): Fix | undefined {
  const way = wayOf(subject, crossing);
  return way && (way.width === 1 ? bitFix(subject, crossing, way) : wordFix(subject, crossing, way));
}

/** Puts a pulse synchroniser on the way of a bit that is high for a clock at a time. */
export function pulseFix(subject: Subject, crossing: SignalCrossing): Fix | undefined {
  const way = wayOf(subject, crossing);
  if (way?.width !== 1) return undefined;
  const edits = twoClocks(subject, crossing, way, PULSE, 'pulse0', ['send', 'pulse']);
  return edits && mending('fix/pulse', { instance: uniqueName(subject.design.document, 'pulse0') }, edits);
}

interface Way {
  /** Pointer of the connection. */
  pointer: string;
  from: string;
  width: number;
}

function wayOf({ design }: Subject, { sink, drive }: SignalCrossing): Way | undefined {
  const pointer = originPointer(drive.origin);
  const [, section, index] = pointer.split('/');
  const connection =
    section === 'portConnections' ? design.document.portConnections[Number(index)] : undefined;
  const [instance = '', port = ''] = sink.split('.');
  const width = design.blocks.get(instance)?.shape?.ports.get(port)?.width;
  // A slice of a port has another width than the port.
  if (!connection || width === undefined || /\[/.test(connection.to)) return undefined;
  return { pointer, from: connection.from, width: Number(width) };
}

const wire = (from: string, to: string): PointerEdit => ({
  pointer: '/portConnections/-',
  value: { from, to },
});

function bitFix(subject: Subject, { sink, to }: SignalCrossing, { pointer, from }: Way): Fix | undefined {
  const { document, library } = subject.design;
  const reset = domainReset(subject, sink.split('.')[0], to);
  if (reset === undefined || !library.find(BIT)) return undefined;
  const name = uniqueName(document, 'sync0');
  return mending('fix/synchronise', { instance: name }, [
    { pointer: `/instances/${name}`, value: { ip: BIT } },
    { pointer: `${pointer}/from`, value: `${name}.out` },
    wire(from, `${name}.in`),
    wire(to, `${name}.clk`),
    wire(reset, `${name}.rst_n`),
  ]);
}

function wordFix(subject: Subject, crossing: SignalCrossing, way: Way): Fix | undefined {
  const edits = twoClocks(subject, crossing, way, WORD, 'word0', ['in', 'out']);
  return (
    edits &&
    mending('fix/synchronise-word', { instance: uniqueName(subject.design.document, 'word0') }, edits)
  );
}

/** A block with a clock and a reset of each end on the way. */
function twoClocks(
  subject: Subject,
  { sink, from, to }: SignalCrossing,
  way: Way,
  ip: string,
  stem: string,
  [input, output]: [string, string],
): PointerEdit[] | undefined {
  const { document, library } = subject.design;
  const resets = [
    domainReset(subject, way.from.split('.')[0], from),
    domainReset(subject, sink.split('.')[0], to),
  ];
  const [there, here] = resets;
  if (there === undefined || here === undefined || !library.find(ip)) return undefined;
  const name = uniqueName(document, stem);
  return [
    {
      pointer: `/instances/${name}`,
      value: { ip, ...(way.width > 1 && { parameters: { WIDTH: String(way.width) } }) },
    },
    { pointer: `${way.pointer}/from`, value: `${name}.${output}` },
    wire(way.from, `${name}.${input}`),
    wire(from, `${name}.from_clk`),
    wire(there, `${name}.from_rst_n`),
    wire(to, `${name}.to_clk`),
    wire(here, `${name}.to_rst_n`),
  ];
}
