import type { ClockMeasure, ClockSource, Diagnostic, SocDocument } from '@netloom/model';
import { countOf, lateAfter, MOST_COUNT, ratesOf } from '../../../clocks/measure.ts';
import { isRoot } from '../../../clocks/sources.ts';
import { pointerOf } from '../../../document/pointer.ts';
import { mending } from '../../../wording/sentences.ts';
import { placeOf, problem } from '../../rule.ts';
import type { Place, Subject } from '../../rule.ts';
import { onTheWay } from './clockUnit.ts';

/** SOC-CLOCK-MEASURE: a clock is measured against another one that keeps its frequency, and in windows that fit. */
export function checkClockMeasures({ design: { document } }: Subject): Diagnostic[] {
  return Object.entries(document.clocks).flatMap(([clock, { measure }]) => {
    if (!measure) return [];
    const place = placeOf(undefined, clock, pointerOf('clocks', clock, 'measure'));
    const reference = referenceProblem(document, clock, measure, place);
    const hinted = onTheWay(document, clock, (source) => source.kind === 'gate' && source.idle !== undefined);
    const gated =
      hinted === undefined
        ? []
        : [
            problem(
              'SOC-CLOCK-MEASURE/hint',
              { clock, gate: hinted },
              place,
              mending('fix/no-measure', {}, [{ pointer: place.pointer }]),
            ),
          ];
    return [...(reference.length > 0 ? reference : windowProblem(document, clock, measure, place)), ...gated];
  });
}

/** Whether software may change what comes out of it. */
const isChanged = (source: ClockSource) =>
  source.kind === 'mux' ||
  source.kind === 'gate' ||
  (source.kind === 'divider' && source.minimum !== undefined);

function referenceProblem(
  document: SocDocument,
  clock: string,
  { reference }: ClockMeasure,
  place: Place,
): Diagnostic[] {
  const { clocks } = document;
  const better = Object.keys(clocks).find((each) => each !== clock && isRoot(clocks[each]!));
  const pointer = `${place.pointer}/reference`;
  const at = { ...place, pointer };
  const fix =
    better === undefined || better === reference
      ? undefined
      : mending('fix/measure-against', { clock: better }, [{ pointer, value: better }]);
  if (!Object.hasOwn(clocks, reference))
    return [problem('SOC-CLOCK-MEASURE/no-clock', { clock, reference }, at, fix)];
  if (reference === clock) return [problem('SOC-CLOCK-MEASURE/itself', { clock }, at, fix)];
  const changed = onTheWay(document, reference, isChanged);
  if (changed === undefined) return [];
  return [problem('SOC-CLOCK-MEASURE/changes', { clock, reference, changed }, at, fix)];
}

/** Periods of the unit that its counter of windows can wait for. */
const MOST_LATE = 2 ** 30;
const WINDOWS = { least: 16, most: 65535 };

/** A window has so many periods of the clock that one more or less is no fault, and not more than can be counted. */
function windowProblem(
  document: SocDocument,
  clock: string,
  measure: ClockMeasure,
  place: Place,
): Diagnostic[] {
  const { reference, window, tolerance } = measure;
  const against = document.clocks[reference]!.frequency;
  const { frequency } = document.clocks[clock]!;
  const fastest = Math.max(...ratesOf(document, clock), frequency) * (1 + tolerance / 100);
  const longest = Math.min(
    Math.floor((MOST_COUNT * against) / fastest),
    Math.floor((window * MOST_LATE) / lateAfter(document, measure)),
    WINDOWS.most,
  );
  const shortest = Math.max(
    Math.ceil(((LEAST_DIFFERENCE / tolerance) * 100 * against) / frequency),
    WINDOWS.least,
  );
  const pointer = `${place.pointer}/window`;
  const fixTo = (value: number) =>
    shortest > longest ? undefined : mending('fix/window', { window: value }, [{ pointer, value }]);
  const at = { ...place, pointer };
  const count = Math.round(countOf(frequency, measure, against));
  if (window > longest)
    return [problem('SOC-CLOCK-MEASURE/long', { clock, window, reference, longest }, at, fixTo(longest))];
  if (window < shortest)
    return [
      problem('SOC-CLOCK-MEASURE/short', { clock, window, reference, count, tolerance }, at, fixTo(shortest)),
    ];
  return [];
}

/** What the tolerance must allow of a count, which is off by one at most. */
const LEAST_DIFFERENCE = 2;
