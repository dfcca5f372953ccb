import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { F407 } from '../chips/f407.ts';
import { filesOf } from '../generated.ts';
import { removeScratch } from '../toolbox.ts';
import type { RegisterMachine } from './machine.ts';
import { SYSTEM, ourMachine } from './ourMachine.ts';
import { BASE_CONFIGURATION, SETTINGS } from './settings.ts';
import { stateAfter } from './state.ts';
import type { State } from './state.ts';

let machine: RegisterMachine;
let base: State;

const stateOf = async (name: string, configuration: typeof BASE_CONFIGURATION) =>
  stateAfter(await machine.run(name, filesOf(configuration, F407), [SYSTEM]));

beforeAll(async () => {
  machine = await ourMachine();
  base = await stateOf('base', BASE_CONFIGURATION);
});
afterAll(removeScratch);

describe('one setting changed', () => {
  it.each(SETTINGS)('%s changes these bits and no other', async (about, edit, bits) => {
    const name = `setting${SETTINGS.findIndex((row) => row[0] === about)}`;
    const after = await stateOf(name, edit(BASE_CONFIGURATION));
    const registers = [...new Set([...base.keys(), ...after.keys()])];
    const changed = registers
      .map((register) => [register, (base.get(register) ?? 0) ^ (after.get(register) ?? 0)] as const)
      .filter(([, difference]) => difference !== 0);
    expect(Object.fromEntries(changed)).toEqual(bits);
  });
});
