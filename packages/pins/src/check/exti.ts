import type { Chip } from '../chip/chip.ts';

const SHARED_5 = ['EXTI0', 'EXTI1', 'EXTI2', 'EXTI3', 'EXTI4'];
const THREE = /^STM32(?:F0|L0|G0|C0|U0)/;
const SINGLE = /^STM32(?:H5|L5|U5|H7RS|N6|U3|WBA|WBA2)/;

/** Interrupt vector of an EXTI line, 0–15 (RM0090, 12.1.3; RM0091 and RM0456 for the smaller and newer families). */
export function extiVectorOf(line: number, { family }: Pick<Chip, 'family'>): string {
  if (SINGLE.test(family)) return `EXTI${line}`;
  if (THREE.test(family)) return line < 2 ? 'EXTI0_1' : line < 4 ? 'EXTI2_3' : 'EXTI4_15';
  return SHARED_5[line] ?? (line < 10 ? 'EXTI9_5' : 'EXTI15_10');
}

/** All EXTI vectors of a chip. */
export function extiVectors(chip: Pick<Chip, 'family'>): string[] {
  return [...new Set(Array.from({ length: 16 }, (_, line) => extiVectorOf(line, chip)))];
}
