import { DCSR, DPC } from '../script.ts';
import type { Script } from '../script.ts';
import type { Answers } from './debugCase.ts';

const [TSELECT, TDATA1, TDATA2] = [0x7a0, 0x7a1, 0x7a2];
const [TYPE_6, TYPE_3] = [6 * 2 ** 28, 3 * 2 ** 28];
const HIT_6 = 22;
const TRIGGERS = [0, 1, 2];

/** Of machine mode. */
export const [EXECUTE, STORE, LOAD] = [TYPE_6 + 0x44, TYPE_6 + 0x42, TYPE_6 + 0x41];
export const CHAIN = 1 << 11;
export const [MACHINE, USER] = [0x200, 0x40];

/** tdata1 and tdata2 of a trigger; one that is left out stays. */
export type Setting = [control: number, compared?: number] | undefined;
export const OFF: Setting = [0];
export const count = (instructions: number, modes: number): Setting => [
  TYPE_3 + (instructions << 10) + modes,
];

export function setTriggers(script: Script, settings: readonly Setting[]): Script {
  settings.forEach((setting, index) => {
    if (!setting) return;
    const [control, compared = 0] = setting;
    script.set(TSELECT, index).set(TDATA2, compared).set(TDATA1, control);
  });
  return script;
}

/** Triggers are set, the hart runs until one stops it: where that is, why, and tdata1 of all three. */
export function stopped(script: Script, name: string, settings: readonly Setting[] = []): Script {
  setTriggers(script, settings).run().halted().get(DPC, `${name} pc`).get(DCSR, `${name} dcsr`);
  for (const index of TRIGGERS) script.set(TSELECT, index).get(TDATA1, `${name} ${index}`);
  return script;
}

/** Which triggers of type 6 have been hit. */
export const hitBy = (step: string) => (a: Answers) =>
  TRIGGERS.map((index) => (a[`${step} ${index}`]! >>> HIT_6) & 1);
