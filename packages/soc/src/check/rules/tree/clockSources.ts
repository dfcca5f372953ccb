import type { ClockSource, Diagnostic, Fix, SocClock } from '@netloom/model';
import { clockTree } from '../../../clocks/clockTree.ts';
import type { ClockTree } from '../../../clocks/clockTree.ts';
import { OSCILLATORS, oscillatorFrequency } from '../../../clocks/oscillators.ts';
import { inputsOf } from '../../../clocks/sources.ts';
import { pointerOf } from '../../../document/pointer.ts';
import { mending } from '../../../wording/sentences.ts';
import { placeOf, problem } from '../../rule.ts';
import type { Place, Subject } from '../../rule.ts';

/** SOC-CLOCK-SOURCE, SOC-CLOCK-CIRCLE and SOC-CLOCK-FREQUENCY. */
export function checkClockSources({ design }: Subject): Diagnostic[] {
  const { clocks } = design.document;
  const made = Object.entries(clocks).filter(([, { source }]) => source);
  if (made.length === 0) return [];
  const tree = clockTree(design.document);
  return [
    ...made.flatMap(([name, clock]) => sourceProblems(clocks, name, clock.source!)),
    ...tree.circles.map(([name = '', ...others]) => {
      const pointer = pointerOf('clocks', name, 'source');
      const way = [name, ...others, name].join(' → ');
      return problem('SOC-CLOCK-CIRCLE', { clock: name, way }, placeOf(undefined, name, pointer));
    }),
    ...made.flatMap(([name, clock]) => frequencyProblem(tree, name, clock)),
  ];
}

function sourceProblems(clocks: Record<string, SocClock>, name: string, source: ClockSource): Diagnostic[] {
  const place = placeOf(undefined, name, pointerOf('clocks', name, 'source'));
  const found: Diagnostic[] = inputsOf(source)
    .filter((input) => !Object.hasOwn(clocks, input))
    .map((input) => problem('SOC-CLOCK-SOURCE/no-clock', { clock: name, input }, place));
  if (source.kind === 'mux') {
    const inputs = [...new Set(source.inputs)];
    const twice = source.inputs.find((input, at) => source.inputs.indexOf(input) < at);
    const value: Record<string, string | string[]> =
      inputs.length > 1 ? { kind: 'mux', inputs } : { kind: 'gate', from: inputs[0]! };
    const fix = mending('fix/inputs-once', {}, [{ pointer: place.pointer, value }]);
    if (twice !== undefined)
      found.push(problem('SOC-CLOCK-SOURCE/twice', { clock: name, input: twice }, place, fix));
  }
  if (source.kind === 'oscillator') found.push(...oscillatorProblem(name, source, place));
  if (source.kind === 'divider' && (source.minimum ?? 1) > source.ratio) {
    const values = { clock: name, ratio: source.ratio, minimum: source.minimum! };
    const edit = { pointer: `${place.pointer}/minimum`, value: source.ratio };
    found.push(
      problem(
        'SOC-CLOCK-SOURCE/minimum',
        values,
        place,
        mending('fix/minimum', { ratio: source.ratio }, [edit]),
      ),
    );
  }
  return found;
}

type OscillatorSource = Extract<ClockSource, { kind: 'oscillator' }>;

function oscillatorProblem(
  clock: string,
  { cell, divide = 1 }: OscillatorSource,
  place: Place,
): Diagnostic[] {
  const { min, max, powersOfTwo } = OSCILLATORS[cell].divides;
  const isStep = !powersOfTwo || Number.isInteger(Math.log2(divide));
  if (divide >= min && divide <= max && isStep) return [];
  const edit = { pointer: `${place.pointer}/divide`, value: min };
  const fix = mending('fix/oscillator', { divide: min }, [edit]);
  return [problem('SOC-CLOCK-SOURCE/oscillator', { clock, divide }, place, fix)];
}

/** As far as frequencies in Hz are written, a thousandth of a percent is as good as equal. */
const TOLERANCE = 1e-5;

function frequencyProblem({ nodes }: ClockTree, name: string, { frequency, source }: SocClock): Diagnostic[] {
  const own = source?.kind === 'oscillator' ? oscillatorFrequency(source) : undefined;
  const expected = own ?? nodes.get(name)?.frequency;
  if (expected === undefined || Math.abs(frequency - expected) <= expected * TOLERANCE) return [];
  const pointer = pointerOf('clocks', name, 'frequency');
  const value = Number(expected.toPrecision(12));
  const fix: Fix = mending('fix/frequency', { frequency: value }, [{ pointer, value }]);
  return [
    problem(
      'SOC-CLOCK-FREQUENCY',
      { clock: name, frequency, expected: value },
      placeOf(undefined, name, pointer),
      fix,
    ),
  ];
}
