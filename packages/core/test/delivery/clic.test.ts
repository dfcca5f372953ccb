import { describe, expect, it } from 'vitest';
import { sample } from '../../../../proof/sample.ts';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { deliveryOf, packageFiles } from '../../src/delivery/index.ts';
import { CLIC_FAULTS } from '../faults/clicFaults.ts';
import { looseText } from '../looseText.ts';
import { debian, unpacked } from './packed.ts';

const core: CoreOptions = {
  ...PRESETS.micro,
  base: { ...PRESETS.micro.base, userMode: true },
  auxiliary: {
    ...PRESETS.micro.auxiliary,
    rvfi: true,
    clic: { base: '0x02010000' },
    clicInputs: 10,
    clicVectors: true,
  },
};
const delivery = deliveryOf(core, { suites: ['interrupts'] });
const files = packageFiles(delivery);
const wordsOf = (name: string) => [...delivery.tests.find((test) => test.name === name)!.expected];

interface Wrong {
  wrong: string;
  module: string;
  find: string;
  replace: string;
}

/** The customer's run of tests, with something wrong in the core. */
async function runOf(chosen: readonly string[], fault?: Wrong): Promise<string> {
  const changed = files.map((file) => {
    if (!fault || typeof file.text !== 'string' || !file.path.endsWith(`nl_micro_${fault.module}.sv`))
      return file;
    const parts = file.text.split(looseText(fault.find));
    expect(parts, fault.find).toHaveLength(2);
    return { ...file, text: parts.join(fault.replace) };
  });
  return unpacked(changed, async (folder) => {
    const { output } = await debian(folder, 'sh', 'run.sh', '-s', 'icarus', '-j', '1', ...chosen);
    return output;
  });
}

const TAKEN = 0xb800_0000;
const CONTROLS = [0x7f, 0xff, 0x10, 0x7f, 0x80, 0xef, 0x01, 0xc0, 0x80];

/** The test of levels by arithmetic: of each turn what comes above the threshold, what the registers are, what stays. */
function levelsOf(bits: number, turn: number, numbers: readonly number[]): number[] {
  const all = numbers.map((number, at) => {
    // Four bits are there, the others are ones.
    const control = CONTROLS[(at + turn) % CONTROLS.length]! | 0x0f;
    return { number, control, level: control | (0xff >> bits) };
  });
  const threshold = 0x80 | (0xff >> Math.min(bits, 4));
  const ranked = all.toSorted((a, b) => b.control - a.control || b.number - a.number);
  const notes = (above: boolean) =>
    ranked
      .filter(({ level }) => level > threshold === above)
      .flatMap(({ number, level }) => [TAKEN + number, level * 2 ** 24, level * 2 ** 24]);
  const registers = all.map(
    ({ control, level }) => control * 2 ** 24 + 0xc2_0000 + (level > threshold ? 0 : 0x101),
  );
  return [...notes(true), ...registers, ...notes(false), 0];
}

describe('what the tests of a CLIC expect', () => {
  it('is the order of level, priority and number, above the threshold first', () => {
    const numbers = [3, 7, 11, 16, 17, 18, 19, 20, 25];
    const turns = [0, 1, 2, 4, 8].flatMap((bits, turn) => levelsOf(bits, turn, numbers));
    expect(wordsOf('clic-levels').slice(0, -1)).toEqual(turns);
  });

  it('is that a higher level alone preempts', () => {
    const words = wordsOf('clic-preemption').slice(0, 4 * 6);
    const levels = words.map((word) => word >>> 24);
    // Of each pair: cause and level, the other's inside or behind, levels at the ends.
    expect([levels[1], levels[3], levels[4], levels[5]]).toEqual([0x3f, 0xff, 0xff, 0x3f]);
    expect([levels[7], levels[9], levels[10], levels[11]]).toEqual([0x3f, 0x7f, 0x7f, 0x3f]);
    expect([levels[13], levels[14], levels[16], levels[17]]).toEqual([0xbf, 0xbf, 0xbf, 0xbf]);
    expect([levels[19], levels[20], levels[22], levels[23]]).toEqual([0xff, 0xff, 0x3f, 0x3f]);
  });
});

const OWN: readonly (Wrong & { test: string })[] = [
  {
    wrong: 'mnxti compares with the level of what runs',
    module: 'csr',
    find: ': previous_level;',
    replace: ': level;',
    test: 'clic-next',
  },
  {
    wrong: 'the threshold lets its own level through',
    module: 'csr',
    find: 'clic_level > floor;',
    replace: 'clic_level > level && clic_level >= threshold;',
    test: 'clic-levels',
  },
  {
    wrong: 'a falling edge is none',
    module: 'clic_input',
    find: 'up && !was_up',
    replace: 'up && !was_up && !falls',
    test: 'clic-triggers',
  },
  {
    wrong: 'an edge that mnxti takes stays',
    module: 'csr',
    find: 'assign clic_claim = clic_taken ||',
    replace: 'assign clic_claim =',
    test: 'clic-next',
  },
];
const SEEDED = CLIC_FAULTS.map((fault, at) => ({
  ...fault,
  test: ['clic-preemption', 'clic-triggers', 'clic-registers', 'clic-table', 'clic-table'][at]!,
}));

describe('a core with a CLIC', () => {
  it('passes when it is sound', async () => {
    const names = delivery.tests.map(({ name }) => name).filter((name) => /^clic-(?!.*slow)/.test(name));
    expect(names).toHaveLength(9);
    expect(await runOf(names)).toContain('PASSED, 9 of 9 passed');
  });

  it.each(sample([...OWN, ...SEEDED], 3))('fails when $wrong', async ({ test, ...fault }) => {
    expect(await runOf([test], fault)).toContain(`failed: ${test}`);
  });
});
