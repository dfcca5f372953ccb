import { resolve } from 'node:path';
import { disassemble } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { Mismatch } from '@netloom/core/lockstep';
import { buildSimulator, runLockstep, stress } from '@netloom/core/node';
import type { SimulatorName } from '@netloom/core/node';
import { randomProgram } from '@netloom/core/program';
import type { Outcome } from '../../report.ts';
import { chosenCore } from './chosenCore.ts';

interface Options {
  simulator: SimulatorName;
  seed: number;
  programs: number;
  /** Where the signals of the first program that fails go. */
  wave: string | undefined;
}

const hex = (value: number) => `0x${(value >>> 0).toString(16).padStart(8, '0')}`;
/** Nanoseconds of a bench's clock cycle, and of the reset before the first. */
const [PERIOD, RESET] = [10, 45];

function report(mismatch: Mismatch, seed: number, { custom }: CoreOptions): string {
  const { pc, instruction, cycle, order, differences, registers } = mismatch;
  const state = [...registers].map((value, index) => `x${index}=${hex(value)}`);
  return [
    `program ${seed}: core and model part at pc ${hex(pc)}: ${hex(instruction)} ${custom?.disassemble(instruction) ?? disassemble(instruction, pc)}`,
    `  instruction ${order}, cycle ${cycle}, at ${RESET + PERIOD * cycle} ns of the wave`,
    ...differences.map(({ what, model, core }) => `  ${what}: core ${hex(core)}, model ${hex(model)}`),
    '  registers of the model:',
    ...[0, 8, 16, 24].map((first) => `    ${state.slice(first, first + 8).join(' ')}`),
  ].join('\n');
}

/** `netloom core lockstep --options <file|preset>`: random programs on the RTL, with the model beside it. */
export async function lockstepCommand(named: string, settings: Options): Promise<Outcome> {
  const chosen = await chosenCore(named);
  const options: CoreOptions = { ...chosen, auxiliary: { ...chosen.auxiliary, rvfi: true } };
  const { simulator, seed, programs, wave } = settings;
  const built = await buildSimulator(options, { simulator, wave: wave !== undefined });
  let compared = 0;
  for (let at = seed; at < seed + programs; at++) {
    const program = randomProgram(options, { seed: at });
    const run = { ...stress(options, at), ...(wave !== undefined && { wave: resolve(wave) }) };
    const result = await runLockstep(options, built, program, run);
    compared += result.compared;
    const { mismatch, run: end } = result;
    if (mismatch)
      return { text: report(mismatch, at, options), result: { seed: at, mismatch }, failed: true };
    if (end.cause !== 'tohost' || end.value !== 1) {
      const text = `program ${at}: ended by ${end.cause} at ${hex(end.value)} after ${end.cycles} cycles`;
      return { text, result: { seed: at, end }, failed: true };
    }
  }
  const text = `${options.name}: ${compared} instructions of ${programs} programs agree with the model`;
  return { text, result: { compared, programs }, failed: false };
}
