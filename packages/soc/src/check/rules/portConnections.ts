import type { Diagnostic, Fix, PortConnection } from '@netloom/model';
import type { Design } from '../../design/block.ts';
import { resolve } from '../../design/resolve.ts';
import type { Resolved, ResolvedConstant, ResolvedPort } from '../../design/resolve.ts';
import type { Wiring } from '../../design/wires.ts';
import type { Slice } from '../../document/endpoint.ts';
import { pointerOf } from '../../document/pointer.ts';
import { bitsSaid } from '../../wording/bits.ts';
import { mending } from '../../wording/sentences.ts';
import { connectionEdit, placeOf, problem, removal } from '../rule.ts';
import type { Place, Subject } from '../rule.ts';
import { gaps } from './undriven.ts';

/** SOC-ENDPOINT, SOC-DIRECTION, SOC-WIDTH and SOC-SHAPE of port connections. */
export function checkPortConnections({ design, wiring }: Subject): Diagnostic[] {
  return design.document.portConnections.flatMap((connection, index) =>
    checkOne(design, wiring, connection, index),
  );
}

function checkOne(design: Design, wiring: Wiring, connection: PortConnection, index: number): Diagnostic[] {
  const pointer = pointerOf('portConnections', index);
  const from = resolve(design, connection.from);
  const to = resolve(design, connection.to);
  const lost = [
    lostEnd(from, connection.from, `${pointer}/from`),
    lostEnd(to, connection.to, `${pointer}/to`),
  ];
  const found = lost.filter((each) => each !== undefined);
  if (found.length > 0 || from.kind === 'none' || to.kind === 'none') return found;
  const place = placeOf(instanceOf(to) ?? instanceOf(from), connection.to, pointer);
  if (from.kind === 'interface' || to.kind !== 'port') {
    const wrong = to.kind === 'constant' ? 'SOC-DIRECTION/constant' : 'SOC-DIRECTION/interface';
    return [problem(wrong, { ...connection }, place, removalOf(pointer))];
  }
  const others = () => (wiring.drives.get(to.key) ?? []).filter(({ origin }) => origin.entry !== index);
  return [
    checkDirection(connection, from, to, place),
    checkWidth(connection, from, to, place, others),
    checkShape(connection, from, to, place),
  ].filter((each) => each !== undefined);
}

function instanceOf(end: Resolved): string | undefined {
  return end.kind === 'port' || end.kind === 'interface' ? end.instance : undefined;
}

function lostEnd(end: Resolved, text: string, pointer: string): Diagnostic | undefined {
  if (end.kind !== 'none' || !end.known) return undefined;
  const connectionPointer = pointer.slice(0, pointer.lastIndexOf('/'));
  const place = placeOf(undefined, text, pointer);
  return problem('SOC-ENDPOINT/lost', { reason: end }, place, removalOf(connectionPointer));
}

function removalOf(pointer: string) {
  return removal('fix/remove-connection', {}, pointer);
}

function checkDirection(
  { from: fromText, to: toText }: PortConnection,
  from: ResolvedPort | ResolvedConstant,
  to: ResolvedPort,
  place: Place,
): Diagnostic | undefined {
  const fromSink = from.kind === 'port' && from.side === 'sink';
  if (!fromSink && to.side !== 'source') return undefined;
  const reversed = fromSink && to.side === 'source';
  const ends = { from: fromText, to: toText };
  if (reversed) {
    const swapped = { from: toText, to: fromText };
    const swap = mending('fix/turn', {}, [{ pointer: place.pointer, value: swapped }]);
    return problem('SOC-DIRECTION/backwards', ends, place, swap);
  }
  const drop = removalOf(place.pointer);
  return fromSink
    ? problem('SOC-DIRECTION/both-sinks', ends, place, drop)
    : problem('SOC-DIRECTION/source', { to: toText }, place, drop);
}

function checkWidth(
  { from: fromText, to: toText }: PortConnection,
  from: ResolvedPort | ResolvedConstant,
  to: ResolvedPort,
  place: Place,
  others: () => readonly Slice[],
): Diagnostic | undefined {
  if (to.width === 0 || (from.kind === 'port' && from.width === 0)) return undefined;
  const wanted = to.high - to.low + 1;
  if (from.kind === 'constant') {
    const fits = from.width === undefined ? from.value >> BigInt(wanted) === 0n : from.width === wanted;
    if (fits) return undefined;
    const resized = `${wanted}'h${BigInt.asUintN(wanted, from.value).toString(16).toUpperCase()}`;
    const fix = mending('fix/use', { what: resized }, [{ pointer: `${place.pointer}/from`, value: resized }]);
    const ends = { from: fromText, to: toText, wanted: bitsSaid(wanted) };
    return problem('SOC-WIDTH/constant', ends, place, fix);
  }
  const given = from.high - from.low + 1;
  if (given === wanted) return undefined;
  return problem(
    'SOC-WIDTH/ports',
    { from: fromText, given: bitsSaid(given), to: toText, wanted: bitsSaid(wanted) },
    place,
    isBackwards(from, to) ? undefined : slicing(from, to, place, others),
  );
}

function isBackwards(from: ResolvedPort, to: ResolvedPort): boolean {
  return from.side === 'sink' || to.side === 'source';
}

/** Takes the lower bits of the wider side; those of a sink that then nothing drives are tied to 0. */
function slicing(from: ResolvedPort, to: ResolvedPort, place: Place, others: () => readonly Slice[]): Fix {
  const [given, wanted] = [from.high - from.low + 1, to.high - to.low + 1];
  const [wide, count, member] =
    given > wanted ? ([from, wanted, 'from'] as const) : ([to, given, 'to'] as const);
  const sliced = sliceText(wide.key, { low: wide.low, high: wide.low + count - 1 });
  const use = { pointer: `${place.pointer}/${member}`, value: sliced };
  if (member === 'from') return mending('fix/use', { what: sliced }, [use]);
  const ties = openAbove(to, to.low + count, others()).map((gap) =>
    connectionEdit(`${gap.high - gap.low + 1}'h0`, sliceText(to.key, gap)),
  );
  return mending(ties.length > 0 ? 'fix/use-and-tie' : 'fix/use', { what: sliced }, [use, ...ties]);
}

/** Bits of a sink from `low` on that the others do not drive. */
function openAbove({ high }: ResolvedPort, low: number, others: readonly Slice[]): Slice[] {
  return gaps(
    [{ low: 0, high: low - 1 }, ...others].toSorted((a, b) => a.low - b.low),
    high + 1,
  );
}

function sliceText(key: string, { high, low }: Slice): string {
  return `${key}[${high === low ? high : `${high}:${low}`}]`;
}

function checkShape(
  { from: fromText, to: toText }: PortConnection,
  from: ResolvedPort | ResolvedConstant,
  to: ResolvedPort,
  place: Place,
): Diagnostic | undefined {
  const arrays = [from, to].some((end) => end.kind === 'port' && (end.shape?.port.unpacked.length ?? 0) > 0);
  if (
    !arrays ||
    (from.kind === 'port' && dimensions(from) === dimensions(to) && isWhole(from) && isWhole(to))
  ) {
    return undefined;
  }
  return problem('SOC-SHAPE', { from: fromText, to: toText }, place);
}

function dimensions({ shape }: ResolvedPort): string {
  return (shape?.port.unpacked ?? []).map(({ left, right }) => `[${left}:${right}]`).join('');
}

function isWhole({ high, low, width }: ResolvedPort): boolean {
  return low === 0 && high === width - 1;
}
