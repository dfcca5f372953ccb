import { logic } from '../pipelinePorts.ts';

/** A register of the pipeline and the net that it takes its value from. */
export interface StageRegister {
  name: string;
  width: number;
  from: string;
}

export function declarations(registers: readonly { name: string; width: number }[]): string {
  return registers.map(({ name, width }) => `${logic(width).padEnd(12)} ${name};`).join('\n');
}

export function transfers(registers: readonly StageRegister[]): string {
  const width = Math.max(...registers.map(({ name }) => name.length));
  return registers.map(({ name, from }) => `${name.padEnd(width)} <= ${from};`).join('\n');
}
