import type { Diagnostic, ResetSource, SocDocument } from '@netloom/model';
import { powerOnOf } from '../../../clocks/powerOn.ts';
import { isRoot } from '../../../clocks/sources.ts';
import { pointerOf } from '../../../document/pointer.ts';
import { waitsFor } from '../../../generators/clockResetUnit/controls.ts';
import { mending } from '../../../wording/sentences.ts';
import { placeOf, problem } from '../../rule.ts';
import { onTheWay } from './clockUnit.ts';
import { isStatusBit } from './statusBit.ts';
import type { Subject } from '../../rule.ts';

/** SOC-RESET-SOURCE and SOC-RESET-POWER-ON. */
export function checkResetSources(subject: Subject): Diagnostic[] {
  const { document } = subject.design;
  const made = Object.entries(document.resets).filter(([, { source }]) => source);
  return [
    ...made.flatMap(([name, { source }]) => sourceProblems(subject, name, source!)),
    ...filterProblems(subject),
    ...powerOnProblem(subject),
  ];
}

function sourceProblems(subject: Subject, name: string, source: ResetSource): Diagnostic[] {
  const { resets, clocks } = subject.design.document;
  const { polarity, clock } = resets[name]!;
  const place = placeOf(undefined, name, pointerOf('resets', name, 'source'));
  const found: Diagnostic[] = waitsFor(source)
    .filter((each) => !Object.hasOwn(resets, each))
    .map((each) => problem('SOC-RESET-SOURCE/no-reset', { reset: name, other: each }, place));
  if (polarity === 'high') {
    const edit = { pointer: pointerOf('resets', name, 'polarity'), value: 'low' };
    found.push(
      problem('SOC-RESET-SOURCE/high', { reset: name }, place, mending('fix/active-low', {}, [edit])),
    );
  }
  if (reaches(resets, source, name)) found.push(problem('SOC-RESET-SOURCE/itself', { reset: name }, place));
  for (const request of source.requests ?? []) {
    if (isStatusBit(subject, request)) continue;
    found.push(problem('SOC-RESET-SOURCE/request', { reset: name, request }, place));
  }
  const gate = clocks[clock]?.source;
  if (gate?.kind === 'gate' && gate.stopped)
    found.push(
      problem(
        'SOC-RESET-SOURCE/stopped',
        { reset: name, clock },
        place,
        mending('fix/run', { clock }, [{ pointer: pointerOf('clocks', clock, 'source', 'stopped') }]),
      ),
    );
  return found;
}

/** A power-on reset of a clock that stands still until it is released. */
function ownClock({ clocks, resets }: SocDocument, reset: string): Diagnostic[] {
  const { clock } = resets[reset]!;
  const known = clocks[clock];
  if (!known || isRoot(known)) return [];
  const root = Object.keys(clocks).find((each) => isRoot(clocks[each]!));
  const pointer = pointerOf('resets', reset, 'clock');
  const fix =
    root === undefined ? undefined : mending('fix/unit-clock', { clock: root }, [{ pointer, value: root }]);
  return [
    problem('SOC-RESET-SOURCE/power-on-clock', { reset, clock }, placeOf(undefined, reset, pointer), fix),
  ];
}

/** What is wrong with a filter, which is of a reset from outside that asserts one made inside. */
function filterProblems({ design: { document } }: Subject): Diagnostic[] {
  const { resets } = document;
  const power = powerOnOf(document);
  const used = new Set(Object.values(resets).flatMap(({ source }) => (source ? waitsFor(source) : [])));
  return Object.entries(resets).flatMap(([reset, { filter, source, clock }]) => {
    if (filter === undefined) return [];
    const pointer = pointerOf('resets', reset, 'filter');
    const tell = (code: FilterCode) => [
      problem(
        code,
        { reset, clock },
        placeOf(undefined, reset, pointer),
        mending('fix/no-filter', {}, [{ pointer }]),
      ),
    ];
    if (source) return tell('SOC-RESET-SOURCE/filter-made');
    if (reset === power) return tell('SOC-RESET-SOURCE/filter-power-on');
    if (!used.has(reset)) return tell('SOC-RESET-SOURCE/filter-unused');
    const gate = onTheWay(document, clock, ({ kind }) => kind === 'gate');
    return gate === undefined ? [] : tell('SOC-RESET-SOURCE/filter-clock');
  });
}

type FilterCode = `SOC-RESET-SOURCE/filter-${'made' | 'power-on' | 'unused' | 'clock'}`;

/** Whether a reset waits for itself. */
function reaches(
  resets: Subject['design']['document']['resets'],
  source: ResetSource,
  name: string,
  seen = new Set<string>(),
): boolean {
  return waitsFor(source).some((each) => {
    if (each === name) return true;
    if (seen.has(each)) return false;
    seen.add(each);
    const next = resets[each]?.source;
    return next !== undefined && reaches(resets, next, name, seen);
  });
}

function powerOnProblem({ design: { document } }: Subject): Diagnostic[] {
  const { clocks, resets } = document;
  const made = [...Object.values(clocks), ...Object.values(resets)].some(({ source }) => source);
  const power = powerOnOf(document);
  if (made && power !== undefined) return ownClock(document, power);
  if (!made) return [];
  const inputs = Object.keys(resets).filter((name) => !resets[name]!.source);
  const [first] = inputs.filter((name) => resets[name]!.powerOn).concat(inputs);
  if (first === undefined) return [problem('SOC-RESET-POWER-ON/none', {}, { pointer: '/resets' })];
  const edits = inputs.map((name) => {
    const pointer = pointerOf('resets', name, 'powerOn');
    return name === first ? { pointer, value: true } : { pointer };
  });
  const known = edits.filter(({ pointer, value }) => value || resets[pointer.split('/')[2]!]?.powerOn);
  return [
    problem(
      'SOC-RESET-POWER-ON/several',
      { resets: inputs.join(', ') },
      placeOf(undefined, first, pointerOf('resets', first)),
      mending('fix/power-on', { reset: first }, known),
    ),
  ];
}
