import type { PinConfiguration } from '../../config/configuration.ts';
import type { PortPin } from './portPins.ts';

/** A vector of the NVIC that is switched on. */
export interface Interrupt {
  /** Without ending: `USART1`, `EXTI9_5`. */
  vector: string;
  /** 0 is the highest. */
  priority: number;
  /** Function of the HAL that serves it, and its argument. */
  handler: string;
  arguments: readonly string[];
}

/** Vector of an external interrupt line (RM0090, table 62). */
export function vectorOfLine(number: number): string {
  if (number <= 4) return `EXTI${number}`;
  return number <= 9 ? 'EXTI9_5' : 'EXTI15_10';
}

/** Vectors of the external lines that pins raise and whose priority is set. */
export function interruptLines({ peripherals }: PinConfiguration, pins: readonly PortPin[]): Interrupt[] {
  const raised = pins.filter(({ mode }) => mode.startsWith('GPIO_MODE_IT_'));
  const vectors = new Set([...raised].sort((one, other) => one.number - other.number).map(vectorOfPin));
  return [...vectors].flatMap((vector) => {
    const priority = Object.hasOwn(peripherals, vector) ? peripherals[vector]!.interrupt : undefined;
    if (priority === undefined) return [];
    const lines = raised
      .filter((pin) => vectorOfPin(pin) === vector)
      .sort((one, other) => one.number - other.number);
    return [{ vector, priority, handler: 'HAL_GPIO_EXTI_IRQHandler', arguments: lines.map(pinMacro) }];
  });
}

export function vectorOfPin({ number }: PortPin): string {
  return vectorOfLine(number);
}

/** How C names a pin: by its label, or by its number in the port. */
export function pinMacro({ label, number }: PortPin): string {
  return label === undefined ? `GPIO_PIN_${number}` : `${label}_Pin`;
}

/** Likewise its port. */
export function portMacro({ label, port }: PortPin): string {
  return label === undefined ? `GPIO${port}` : `${label}_GPIO_Port`;
}
