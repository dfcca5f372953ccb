import type { Diagnostic, InterruptLine } from '@netloom/model';
import type { Design } from '../../design/block.ts';
import { freeInterruptNumber, lowestNumber } from '../../design/interruptNumbers.ts';
import { resolve } from '../../design/resolve.ts';
import { pointerOf } from '../../document/pointer.ts';
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
      const message = `${source} and ${other} both use number ${line.number} of ${line.sink}`;
      const fix =
        number === undefined
          ? undefined
          : { title: `Use number ${number}`, edits: [{ pointer: `${place.pointer}/number`, value: number }] };
      found.push(problem('SOC-INTERRUPT-CLASH', message, place, fix));
    }
    return found;
  });
}

function checkSource(design: Design, text: string, place: Place): Diagnostic[] {
  const end = resolve(design, text);
  if (end.kind === 'none' && !end.known) return [];
  const reason =
    end.kind === 'none'
      ? end.message
      : end.kind !== 'port' || end.side === 'sink'
        ? `${text} is not an output`
        : end.high !== end.low
          ? `${text} has ${end.high - end.low + 1} bits; name one of them`
          : undefined;
  if (!reason) return [];
  return [problem('SOC-INTERRUPT-SOURCE', reason, place, removal('Remove the interrupt', place.pointer))];
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
    const reason = end.kind === 'none' ? end.message : `${sink} is not an input port as a whole`;
    const fix = removal('Remove the interrupt', place.pointer);
    return [problem('SOC-INTERRUPT-SINK', `${source}: ${reason}`, at, fix)];
  }
  const lowest = lowestNumber(design, sink);
  if (end.width === 0 || (number < end.width && number >= lowest)) return [];
  const free = freeInterruptNumber(design, sink);
  const fix =
    free === undefined
      ? undefined
      : { title: `Use number ${free}`, edits: [{ pointer: `${place.pointer}/number`, value: free }] };
  const [code, reason] =
    number < lowest
      ? (['SOC-INTERRUPT-NEVER', `number ${number} of ${sink} never fires; ${lowest} is the lowest`] as const)
      : (['SOC-INTERRUPT-NUMBER', `${sink} has ${end.width} bits and no number ${number}`] as const);
  return [problem(code, reason, place, fix)];
}
