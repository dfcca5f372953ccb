import type { PinConfiguration } from '@netloom/pins';
import type { Fields } from './fields.ts';

/** Positions in the vector table (RM0090 table 61). */
const POSITION: Readonly<Record<string, number>> = {
  EXTI0: 6,
  EXTI1: 7,
  EXTI2: 8,
  EXTI3: 9,
  EXTI4: 10,
  EXTI9_5: 23,
  SPI1: 35,
  SPI2: 36,
  USART1: 37,
  USART2: 38,
  USART3: 39,
  EXTI15_10: 40,
  SPI3: 51,
  UART4: 52,
  UART5: 53,
  USART6: 71,
};

/** ISER and IP (PM0214 4.3.2, 4.3.7): a bit a line; the priority in the upper half of its byte. */
export function setInterrupts(fields: Fields, { peripherals }: PinConfiguration): void {
  for (const [instance, { interrupt }] of Object.entries(peripherals)) {
    if (interrupt === undefined) continue;
    const position = POSITION[instance]!;
    fields.set(`NVIC_ISER${position >> 5}`, position & 31, 1, 1);
    fields.write(`NVIC_IP${position}`, interrupt << 4);
  }
}
