import { expect, test } from 'vitest';
import { Random } from '../../src/program/random.ts';
import { compare } from './compare.ts';
import { coreLikeQemu, cpuOf, protectedLike } from './cpu.ts';
import { directedProgram, randomProgram } from './programs.ts';
import { protectedProgram } from './protection.ts';
import { runQemu } from './runQemu.ts';

function randomCore(random: Random) {
  const chosen = () => random.oneIn(2);
  return coreLikeQemu({
    isa: chosen() ? 'rv32i' : 'rv32e',
    multiply: chosen() ? 'fast' : 'none',
    atomics: chosen(),
    compressed: chosen(),
    zifencei: chosen(),
    zba: chosen(),
    zbb: chosen(),
    zbc: chosen(),
    zbkb: chosen(),
    zbs: chosen(),
    userMode: chosen(),
  });
}

test('programs on cores with extensions at random go through the states that QEMU goes through', async () => {
  for (let seed = 1; seed <= 100; seed++) {
    const options = randomCore(new Random(seed));
    const programs = [directedProgram(options), randomProgram(options, seed, 1500)];
    for (const image of programs) {
      const agreed = compare(options, image, await runQemu(cpuOf(options), image));
      expect(agreed, `seed ${seed}, ${cpuOf(options)}`).toBeTypeOf('number');
    }
  }
}, 1_800_000);

test('memory protection permits and refuses what QEMU does, with rules at random', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const core = randomCore(new Random(seed));
    const options = protectedLike({ ...core, base: { ...core.base, userMode: true } });
    const image = protectedProgram(options, seed, 400);
    const agreed = compare(options, image, await runQemu(cpuOf(options), image));
    expect(agreed, `seed ${seed}, ${cpuOf(options)}`).toBeTypeOf('number');
  }
}, 1_800_000);
