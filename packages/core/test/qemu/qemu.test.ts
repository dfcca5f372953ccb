import { expect, test } from 'vitest';
import type { CoreOptions } from '../../src/index.ts';
import { compare } from './compare.ts';
import { coreLikeQemu, cpuOf, protectedLike } from './cpu.ts';
import type { Extensions } from './cpu.ts';
import { directedProgram, randomProgram } from './programs.ts';
import { protectedProgram } from './protection.ts';
import { runQemu } from './runQemu.ts';

const everything: Extensions = {
  isa: 'rv32i',
  multiply: 'fast',
  atomics: true,
  compressed: true,
  zifencei: true,
  zba: true,
  zbb: true,
  zbc: true,
  zbkb: true,
  zbs: true,
  userMode: true,
};
const little: Extensions = {
  isa: 'rv32e',
  multiply: 'none',
  atomics: false,
  compressed: false,
  zifencei: false,
  zba: false,
  zbb: false,
  zbc: false,
  zbkb: false,
  zbs: false,
  userMode: false,
};

async function agreement(extensions: Extensions, program: (core: CoreOptions) => Uint8Array) {
  const options = coreLikeQemu(extensions);
  const image = program(options);
  return compare(options, image, await runQemu(cpuOf(options), image));
}

test('every computation agrees with QEMU on corner values', async () => {
  expect(await agreement(everything, directedProgram)).toBeGreaterThan(3000);
});

test.each([1, 2])(
  'a random program goes through the states that QEMU goes through (seed %i)',
  async (seed) => {
    expect(await agreement(everything, (core) => randomProgram(core, seed, 400))).toBeGreaterThan(500);
  },
);

test('so it does in the least core, where the rest is illegal', async () => {
  expect(await agreement(little, (core) => randomProgram(core, 3, 400))).toBeGreaterThan(500);
});

/** Access faults that QEMU's program went through. */
const ACCESS_FAULTS = [1, 5, 7];

test('memory protection refuses what QEMU refuses', async () => {
  const options = protectedLike(coreLikeQemu({ ...everything, atomics: false }));
  const image = protectedProgram(options, 1, 200);
  const states = await runQemu(cpuOf(options), image);
  expect(states.filter(({ csrs }) => ACCESS_FAULTS.includes(csrs.mcause!)).length).toBeGreaterThan(50);
  expect(compare(options, image, states)).toBe(states.length);
});
