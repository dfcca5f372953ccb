import type { Chip } from '../chip/chip.ts';
import type { ClockState } from '../clock/clockState.ts';
import { kernelClockOf } from '../clock/index.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import type { Mode, PeripheralDefinition, Value } from '../definitions/definition.ts';
import { definitionOf } from '../definitions/definitions.ts';
import { derivedText } from '../definitions/derived.ts';
import { holds, parametersOf, setValues } from '../definitions/values.ts';
import { linRateOf } from '../lin/driven.ts';
import type { AnalysedPeripheral } from './analysis.ts';

const NO_SIGNALS: ReadonlyMap<string, string | undefined> = new Map();

/** Every peripheral of the chip with its values and signals. */
export function analysePeripherals(
  configuration: PinConfiguration,
  chip: Chip,
  clocks: ClockState | undefined,
  pinsOf: ReadonlyMap<string, readonly string[]>,
): Map<string, AnalysedPeripheral> {
  const all = chip.ips.map(({ instance }): [string, AnalysedPeripheral] => {
    const definition = definitionOf(chip, instance);
    const mode = modeOf(configuration, definition, instance);
    if (!definition || !mode) {
      return [instance, { instance, definition, mode: undefined, values: {}, signals: NO_SIGNALS }];
    }
    const values = setValues(definition, mode, setParameters(configuration, definition, instance));
    const clock = kernelClockOf(instance, clocks, chip);
    for (const { name, derived } of parametersOf(definition, mode.name)) {
      if (derived !== undefined) values[name] = derivedText(derived, { values, clock });
    }
    const signals = signalsOf(instance, mode, values).map(
      (signal) => [signal, pinsOf.get(signal)?.[0]] as const,
    );
    return [instance, { instance, definition, mode, values, signals: new Map(signals) }];
  });
  return new Map(all);
}

/** What is set; a serial line that drives a LIN channel runs at the channel's rate unless it has one of its own. */
function setParameters(
  configuration: PinConfiguration,
  { file }: PeripheralDefinition,
  instance: string,
): Readonly<Record<string, Value>> | undefined {
  const set = configuration.peripherals[instance]?.parameters;
  const rate = file === 'usart' ? linRateOf(configuration, instance) : undefined;
  return rate === undefined ? set : { BaudRate: rate, ...set };
}

/** Full names of the signals that enabled modes need, by instance. Needs no analysis. */
export function neededSignals(configuration: PinConfiguration, chip: Chip): Map<string, string[]> {
  const needed = new Map<string, string[]>();
  for (const { instance } of chip.ips) {
    const definition = definitionOf(chip, instance);
    const mode = modeOf(configuration, definition, instance);
    if (!definition || !mode) continue;
    const values = setValues(definition, mode, configuration.peripherals[instance]?.parameters);
    needed.set(instance, signalsOf(instance, mode, values));
  }
  return needed;
}

function modeOf(
  { peripherals }: PinConfiguration,
  definition: PeripheralDefinition | undefined,
  instance: string,
): Mode | undefined {
  const name = peripherals[instance]?.mode;
  return definition?.name === 'GPIO' ? undefined : definition?.modes.find((mode) => mode.name === name);
}

function signalsOf(instance: string, { signals }: Mode, values: Readonly<Record<string, Value>>): string[] {
  return signals.filter(({ when }) => holds(when, values)).map(({ name }) => `${instance}_${name}`);
}
