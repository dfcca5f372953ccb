import type { AnalysedPin, Analysis } from '../../check/analysis.ts';
import { isDirectPad } from '../../check/exclusive.ts';
import type { Route } from '../../chip/chip.ts';
import { DEFINITIONS } from '../../definitions/definitions.ts';
import { identifier, wholeNumber } from './safeText.ts';

/** A pin of a GPIO port that is set up, with macros of the HAL for its settings. */
export interface PortPin {
  /** `PA9` */
  name: string;
  /** Letter of the port. */
  port: string;
  number: number;
  /** `USART1_TX`, `GPIO_Output` … */
  signal: string;
  label: string | undefined;
  /** `GPIO_MODE_AF_PP`, `GPIO_NOPULL`, `GPIO_SPEED_FREQ_LOW`. */
  mode: string;
  pull: string | undefined;
  /** Undefined for what drives nothing. */
  speed: string | undefined;
  /** `GPIO_AF7_USART1`; undefined when no multiplexer is involved. */
  alternate: string | undefined;
  /** A direct pad of a converter, `PC2_C`. */
  isDirect: boolean;
  /** `USART1_REMAP1`: how the whole peripheral is remapped, on a STM32F1. */
  remap: string | undefined;
  /** `GPIO_PIN_SET`: level of an output from the start; undefined for others. */
  level: string | undefined;
}

/** Pins of ports that an enabled mode uses, or the user as GPIO, in order of port and number. */
export function portPins(analysis: Analysis): PortPin[] {
  const used = new Set(
    [...analysis.peripherals.values()].flatMap(({ mode, signals }) => (mode ? [...signals.keys()] : [])),
  );
  return [...analysis.pins.values()]
    .filter(({ assignment, pin }) => {
      const signal = assignment?.signal ?? '';
      const isSetUp = signal.startsWith('GPIO_') || (used.has(signal) && !isOscillator(signal));
      return pin.port !== undefined && pin.number !== undefined && isSetUp;
    })
    .map(portPin)
    .sort((one, other) =>
      one.port === other.port ? one.number - other.number : one.port < other.port ? -1 : 1,
    );
}

/** An oscillator takes its pins by itself (RM0090, 8.3.13), even where data name an alternate function for them. */
function isOscillator(signal: string): boolean {
  return signal.startsWith('RCC_OSC');
}

function portPin({ pin, assignment, route, values }: AnalysedPin): PortPin {
  const pointer = `/pins/${pin.name}`;
  const port = identifier(pin.port!, pointer);
  const number = wholeNumber(pin.number!, pointer);
  const label = assignment!.label;
  return {
    name: `P${port}${number}`,
    port,
    number,
    signal: identifier(assignment!.signal, `${pointer}/signal`),
    label: label === undefined ? undefined : identifier(label, `${pointer}/label`),
    mode: macroOf('GPIO_Mode', values) ?? 'GPIO_MODE_ANALOG',
    pull: macroOf('GPIO_PullupPulldown', values) ?? macroOf('GPIO_PuPd', values),
    speed: macroOf('GPIO_Speed', values),
    alternate: alternateOf(assignment!.signal, route, `${pointer}/signal`),
    isDirect: isDirectPad(pin),
    remap: route?.remap,
    level: macroOf('PinState', values),
  };
}

/** The core's event output is function 15 of every pin (RM0090, 8.3.2). */
function alternateOf(signal: string, route: Route | undefined, pointer: string): string | undefined {
  if (signal === 'GPIO_EVENTOUT') return 'GPIO_AF15_EVENTOUT';
  return route?.macro === undefined ? undefined : identifier(route.macro, pointer);
}

const gpio = DEFINITIONS.find(({ name }) => name === 'GPIO')!;
const macros = new Map(
  gpio.parameters.map(({ name, options = [] }) => [
    name,
    new Map(options.map(({ value, macro }) => [value, macro?.Gpio_Init])),
  ]),
);

function macroOf(parameter: string, values: AnalysedPin['values']): string | undefined {
  const value = values[parameter];
  return value === undefined ? undefined : macros.get(parameter)?.get(value);
}
