import type { Chip, ChipPin, PinAssignment, PinConfiguration } from '@netloom/pins';
import type { Fields } from './fields.ts';

const PULL: Readonly<Record<string, number>> = { None: 0, PullUp: 1, PullDown: 2 };
const SPEED: Readonly<Record<string, number>> = { Low: 0, Medium: 1, High: 2, VeryHigh: 3 };
const OPEN_DRAIN = /OpenDrain$/;

const settingOf = (assignment: PinAssignment, name: string, common: string) =>
  String(assignment.settings?.[name] ?? common);

/** Output type and speed (RM0090 8.4.2, 8.4.3). */
function drive(fields: Fields, port: string, pin: number, assignment: PinAssignment): void {
  fields.set(`${port}_OTYPER`, pin, 1, OPEN_DRAIN.test(settingOf(assignment, 'GPIO_Mode', '')) ? 1 : 0);
  fields.set(`${port}_OSPEEDR`, 2 * pin, 2, SPEED[settingOf(assignment, 'GPIO_Speed', 'Low')]!);
}

/** A line takes its pin from one port (9.3.3–9.3.6); edges and what they raise: 12.3.1–12.3.4. */
function setLine(fields: Fields, port: string, pin: number, mode: string): void {
  fields.set(`SYSCFG_EXTICR${(pin >> 2) + 1}`, 4 * (pin & 3), 4, port.charCodeAt(4) - 'A'.charCodeAt(0));
  fields.set('EXTI_IMR', pin, 1, mode.startsWith('Interrupt') ? 1 : 0);
  fields.set('EXTI_EMR', pin, 1, mode.startsWith('Event') ? 1 : 0);
  fields.set('EXTI_RTSR', pin, 1, mode.includes('Rising') ? 1 : 0);
  fields.set('EXTI_FTSR', pin, 1, mode.includes('Falling') ? 1 : 0);
}

/** Alternate function of a signal on a pin: 15 is EVENTOUT (8.3.2). */
function alternateOf({ signals }: ChipPin, signal: string): number {
  if (signal === 'GPIO_EVENTOUT') return 15;
  return signals.find(({ name }) => name === signal)!.routes![0]!.alternate!;
}

/** MODER, PUPDR, AFRL and AFRH, ODR (8.4.1, 8.4.4, 8.4.9, 8.4.10, 8.4.6), and the clock of the port (7.3.10). */
function setPin(fields: Fields, chipPin: ChipPin, assignment: PinAssignment): void {
  const port = `GPIO${chipPin.port}`;
  const pin = chipPin.number!;
  const mode = (code: number) => fields.set(`${port}_MODER`, 2 * pin, 2, code);
  fields.set('RCC_AHB1ENR', port.charCodeAt(4) - 'A'.charCodeAt(0), 1, 1);
  if (assignment.signal === 'GPIO_Analog') return mode(3);
  fields.set(`${port}_PUPDR`, 2 * pin, 2, PULL[settingOf(assignment, 'GPIO_PullupPulldown', 'None')]!);
  if (assignment.signal === 'GPIO_Input') return mode(0);
  if (assignment.signal === 'GPIO_EXTI') {
    mode(0);
    return setLine(fields, port, pin, settingOf(assignment, 'GPIO_Mode', 'InterruptRising'));
  }
  drive(fields, port, pin, assignment);
  if (assignment.signal === 'GPIO_Output') {
    fields.set(`${port}_ODR`, pin, 1, settingOf(assignment, 'PinState', 'Low') === 'High' ? 1 : 0);
    return mode(1);
  }
  fields.set(`${port}_AFR${pin < 8 ? 'L' : 'H'}`, 4 * (pin & 7), 4, alternateOf(chipPin, assignment.signal));
  mode(2);
}

export function setPins(fields: Fields, { pins }: PinConfiguration, chip: Chip): void {
  for (const [name, assignment] of Object.entries(pins)) {
    setPin(
      fields,
      chip.pins.find((pin) => pin.name === name)!,
      assignment,
    );
  }
}
