import type { Chip, ChipPin } from '../chip/chip.ts';
import { clocksOf, kernelClockOf } from '../clock/index.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import type { AnalysedPin, Analysis, PinState } from './analysis.ts';
import { indexOf } from './chipIndex.ts';
import { assignments } from './context.ts';
import type { Context } from './context.ts';
import { oscillatorPins } from './oscillators.ts';
import { analysePeripherals } from './peripherals.ts';
import { pinValuesOf } from './pinValues.ts';
import { Report } from './report.ts';
import { checkLin, checkLinHardware } from '../lin/index.ts';
import { commonRemap, remapUses, routeOf } from './routes.ts';
import { RULES } from './rules/index.ts';
import { isSystemSignal } from './systemSignals.ts';

/** All that follows from a configuration of a chip. Codes of the diagnostics: `PINS-…`. */
export function analyse(configuration: PinConfiguration, chip: Chip): Analysis {
  const index = indexOf(chip);
  const { state: clocks, diagnostics } = clocksOf(configuration.clocks, chip);
  const { held, pinsOf } = assignments(configuration, index);
  const peripherals = analysePeripherals(configuration, chip, clocks, pinsOf);
  const remaps = new Map(
    [...remapUses(held, index)].map(([instance, uses]) => [instance, commonRemap(uses)]),
  );
  const context: Context = { configuration, chip, index, clocks, held, pinsOf, peripherals, remaps };
  const report = new Report();
  for (const rule of RULES) rule(context, report);
  const clockOf = (instance: string) => kernelClockOf(instance, clocks, chip) || undefined;
  const lin = [...checkLin(configuration), ...checkLinHardware(configuration, chip, clockOf)];
  const all = [...report.diagnostics, ...diagnostics, ...lin];
  return {
    pins: analysePins(context, report.conflicts),
    peripherals,
    clocks,
    diagnostics: all,
    isSafe: !all.some(({ severity }) => severity === 'error'),
  };
}

function analysePins(context: Context, conflicts: ReadonlySet<string>): Map<string, AnalysedPin> {
  const { chip, index, configuration } = context;
  const used = new Set([...context.peripherals.values()].flatMap(({ signals }) => [...signals.keys()]));
  const oscillators = oscillatorPins(context);
  return new Map(
    [...index.pins].map(([name, pin]) => {
      const assignment = configuration.pins[name];
      const route = assignment && routeOf(assignment.signal, pin, context);
      const state = stateOf(name, pin);
      const set = assignment
        ? pinValuesOf(assignment, route, chip, index)
        : { gpioMode: undefined, values: {} };
      return [name, { pin, state, assignment, route, role: index.roles.get(name)?.role, ...set }];
    }),
  );

  function stateOf(name: string, pin: ChipPin): PinState {
    if (conflicts.has(name)) return 'conflict';
    const signal = configuration.pins[name]?.signal;
    if (signal === undefined) return isAssignable(pin) && !oscillators.has(name) ? 'free' : 'reserved';
    const isUsed = signal.startsWith('GPIO_') || used.has(signal) || isSystemSignal(signal, context);
    return isUsed ? 'mapped' : 'pinned';
  }
}

/** Whether a signal can be put on the pin at all. */
function isAssignable({ type, signals }: ChipPin): boolean {
  return (type === 'I/O' || type === 'MonoIO') && signals.length > 0;
}
