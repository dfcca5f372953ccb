import type { ClockSource, Diagnostic, SocDocument } from '@netloom/model';
import { inputsOf } from '../../../clocks/sources.ts';
import { CLOCK_RESET_UNIT } from '../../../clocks/unit.ts';
import { pointerOf } from '../../../document/pointer.ts';
import { uniqueName } from '../../../edit/names.ts';
import { mending } from '../../../wording/sentences.ts';
import { soleSource } from '../../clockSource.ts';
import { atInstance, problem } from '../../rule.ts';
import type { Subject } from '../../rule.ts';

/** SOC-CLOCK-UNIT: one block makes what has a source, on a clock that software cannot take away from it. */
export function checkClockUnit(subject: Subject): Diagnostic[] {
  const { document, blocks } = subject.design;
  const units = [...blocks.values()].filter(({ shape }) => shape?.generated?.ports.tree);
  const made = [
    ...Object.entries(document.clocks).filter(
      ([, { source, enables, measure }]) => source ?? enables ?? measure,
    ),
    ...Object.entries(document.resets).filter(([, { source }]) => source),
  ];
  const [unit, ...others] = units;
  if (unit === undefined) return made.length === 0 ? [] : [missing(document, made[0]![0])];
  const found = others.map(({ name }) =>
    problem('SOC-CLOCK-UNIT/several', { instance: name, other: unit.name }, atInstance(name)),
  );
  const clock = soleSource(subject, `${unit.name}.clk`);
  const gate = clock === undefined ? undefined : onTheWay(document, clock, ({ kind }) => kind === 'gate');
  if (gate !== undefined) {
    const values = { instance: unit.name, clock: clock!, gate };
    found.push(problem('SOC-CLOCK-UNIT/gated', values, atInstance(unit.name, 'clk')));
  }
  return clock === undefined ? found : [...found, ...ownSelect(document, unit.name, clock)];
}

/** A clock that the unit selects with registers on that very clock. */
function ownSelect(document: SocDocument, unit: string, clock: string): Diagnostic[] {
  const mux = onTheWay(document, clock, ({ kind }) => kind === 'mux');
  if (mux === undefined) return [];
  const source = document.clocks[mux]!.source;
  const index = document.portConnections.findIndex(({ to }) => to === `${unit}.clk`);
  const [first] = inputsOf(source);
  const edit = { pointer: pointerOf('portConnections', index, 'from'), value: first };
  const fix =
    index < 0 || first === undefined ? undefined : mending('fix/unit-clock', { clock: first }, [edit]);
  return [problem('SOC-CLOCK-UNIT/own-select', { instance: unit, clock, mux }, atInstance(unit, 'clk'), fix)];
}

function missing(document: SocDocument, name: string): Diagnostic {
  const instance = uniqueName(document, 'crg0');
  const fix = mending('fix/add-unit', { instance }, [
    { pointer: pointerOf('instances', instance), value: { ip: CLOCK_RESET_UNIT } },
  ]);
  const section = Object.hasOwn(document.clocks, name) ? 'clocks' : 'resets';
  return problem('SOC-CLOCK-UNIT/none', { name }, { pointer: pointerOf(section, name, 'source') }, fix);
}

/** The first clock of that kind that a clock comes through, itself included. */
export function onTheWay(
  { clocks }: Pick<SocDocument, 'clocks'>,
  clock: string,
  isIt: (source: ClockSource) => boolean,
  seen = new Set<string>(),
): string | undefined {
  if (seen.has(clock)) return undefined;
  seen.add(clock);
  const source = clocks[clock]?.source;
  if (source && isIt(source)) return clock;
  return inputsOf(source)
    .map((input) => onTheWay({ clocks }, input, isIt, seen))
    .find((found) => found !== undefined);
}
