import type { Net } from '../nets.ts';

/** A register of the pipeline and the net that it takes its value from. */
export interface StageRegister extends Net {
  from: string;
}

export function transfers(registers: readonly StageRegister[]): string {
  return registers.map(({ name, from }) => `${name} <= ${from};`).join('\n');
}
