import type { Diagnostic, SocDocument } from '@netloom/model';
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
  const made = [...Object.entries(document.clocks), ...Object.entries(document.resets)].filter(
    ([, { source }]) => source,
  );
  const [unit, ...others] = units;
  if (unit === undefined) return made.length === 0 ? [] : [missing(document, made[0]![0])];
  const found = others.map(({ name }) =>
    problem('SOC-CLOCK-UNIT/several', { instance: name, other: unit.name }, atInstance(name)),
  );
  const clock = soleSource(subject, `${unit.name}.clk`);
  const gate = clock === undefined ? undefined : gateOf(document, clock);
  if (gate !== undefined) {
    const values = { instance: unit.name, clock: clock!, gate };
    found.push(problem('SOC-CLOCK-UNIT/gated', values, atInstance(unit.name, 'clk')));
  }
  return found;
}

function missing(document: SocDocument, name: string): Diagnostic {
  const instance = uniqueName(document, 'crg0');
  const fix = mending('fix/add-unit', { instance }, [
    { pointer: pointerOf('instances', instance), value: { ip: CLOCK_RESET_UNIT } },
  ]);
  const section = Object.hasOwn(document.clocks, name) ? 'clocks' : 'resets';
  return problem('SOC-CLOCK-UNIT/none', { name }, { pointer: pointerOf(section, name, 'source') }, fix);
}

/** The gate that a clock comes through. */
function gateOf({ clocks }: SocDocument, clock: string, seen = new Set<string>()): string | undefined {
  if (seen.has(clock)) return undefined;
  seen.add(clock);
  const source = clocks[clock]?.source;
  if (source?.kind === 'gate') return clock;
  return inputsOf(source)
    .map((input) => gateOf({ clocks } as SocDocument, input, seen))
    .find((gate) => gate !== undefined);
}
