import type { Diagnostic, Fix, InterruptLine } from '@netloom/model';
import type { Design } from '../../design/block.ts';
import { freeInterruptNumber, lowestNumber } from '../../design/interruptNumbers.ts';
import { resolve } from '../../design/resolve.ts';
import { pointerOf } from '../../document/pointer.ts';
import { mending } from '../../wording/sentences.ts';
import { placeOf, problem, removal } from '../rule.ts';
import type { Place, Subject } from '../rule.ts';

/** SOC-INTERRUPT-SOURCE, -SINK, -NUMBER, -NEVER and -CLASH. */
export function checkInterrupts({ design }: Subject): Diagnostic[] {
  const taken = new Map<string, string>();
  return Object.entries(design.document.interrupts).flatMap(([source, line]) => {
    const place = placeOf(
      source.includes('.') ? source.split('.')[0] : undefined,
      source,
      pointerOf('interrupts', source),
    );
    const found = [...checkSource(design, source, place), ...checkSink(design, source, line, place)];
    const key = `${line.sink}[${line.number}]`;
    const other = taken.get(key);
    taken.set(key, other ?? source);
    if (other) {
      const number = freeInterruptNumber(design, line.sink);
      const fix = number === undefined ? undefined : renumbering(number, place);
      found.push(problem('SOC-INTERRUPT-CLASH', { source, other, ...line }, place, fix));
    }
    return found;
  });
}

function checkSource(design: Design, text: string, place: Place): Diagnostic[] {
  const end = resolve(design, text);
  if (end.kind === 'none' && !end.known) return [];
  const fix = removal('fix/remove-interrupt', {}, place.pointer);
  if (end.kind === 'none') return [problem('SOC-INTERRUPT-SOURCE/lost', { reason: end }, place, fix)];
  if (end.kind !== 'port' || end.side === 'sink')
    return [problem('SOC-INTERRUPT-SOURCE/no-output', { source: text }, place, fix)];
  if (end.high === end.low) return [];
  const count = end.high - end.low + 1;
  return [problem('SOC-INTERRUPT-SOURCE/bits', { source: text, count }, place, fix)];
}

function checkSink(
  design: Design,
  source: string,
  { sink, number }: InterruptLine,
  place: Place,
): Diagnostic[] {
  const end = resolve(design, sink);
  if (end.kind === 'none' && !end.known) return [];
  const at = { ...place, endpoint: sink };
  if (end.kind !== 'port' || end.side !== 'sink' || end.key !== sink) {
    const fix = removal('fix/remove-interrupt', {}, place.pointer);
    return end.kind === 'none'
      ? [problem('SOC-INTERRUPT-SINK/lost', { source, reason: end }, at, fix)]
      : [problem('SOC-INTERRUPT-SINK/no-input', { source, sink }, at, fix)];
  }
  const lowest = lowestNumber(design, sink);
  if (end.width === 0 || (number < end.width && number >= lowest)) return [];
  const free = freeInterruptNumber(design, sink);
  const fix = free === undefined ? undefined : renumbering(free, place);
  return number < lowest
    ? [problem('SOC-INTERRUPT-NEVER', { number, sink, lowest }, place, fix)]
    : [problem('SOC-INTERRUPT-NUMBER', { sink, count: end.width, number }, place, fix)];
}

function renumbering(number: number, { pointer }: Place): Fix {
  return mending('fix/use-number', { number }, [{ pointer: `${pointer}/number`, value: number }]);
}
