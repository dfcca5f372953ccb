import type { Interrupt } from '../project/interruptLines.ts';

/** Sets the priority of interrupts and switches them on. */
export function enableLines(interrupts: readonly Interrupt[]): string[] {
  return interrupts.flatMap(({ vector, priority }) => [
    `HAL_NVIC_SetPriority(${vector}_IRQn, ${priority}U, 0U);`,
    `HAL_NVIC_EnableIRQ(${vector}_IRQn);`,
  ]);
}

export function disableLines(interrupts: readonly Interrupt[]): string[] {
  return interrupts.map(({ vector }) => `HAL_NVIC_DisableIRQ(${vector}_IRQn);`);
}
