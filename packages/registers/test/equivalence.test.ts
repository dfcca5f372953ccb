import type { RegisterMapText } from '@netloom/model';
import { checkRegisters } from '@netloom/registers';
import { describe, expect, it } from 'vitest';
import { withNumbers } from './equivalence/numbers.ts';
import { proveEquivalent } from './equivalence/yosys.ts';
import { randomMap } from './random/map.ts';
import { rtlOf } from './simulation/prove.ts';

const OVERRIDES = [
  { WIDTH: '2', COUNT: '1', RESET: '3' },
  { WIDTH: '1', COUNT: '2', RESET: '6' },
];

/** The parametric register file with these values, against one made of a description with the numbers in it. */
async function proveSeed(seed: number, bus: RegisterMapText['bus'], wrong: Record<string, string> = {}) {
  const map = randomMap(seed, { name: 'equal', bus, nodes: 2 });
  const overrides = OVERRIDES[seed % 2]!;
  const problems = checkRegisters(map, overrides).filter(({ severity }) => severity !== 'info');
  expect(problems).toEqual([]);
  const flat = await rtlOf(withNumbers(map, overrides));
  await proveEquivalent('equal_regs', await rtlOf(map), { ...overrides, ...wrong }, flat);
}

const CASES = (['apb', 'axi4-lite'] as const).flatMap((protocol, at) =>
  (['combinational', 'registered'] as const).map((readPath, index) => ({
    seed: 2 * at + index,
    protocol,
    readPath,
  })),
);

describe('a parametric register file', () => {
  it.each(CASES)('does what a flat one does: $protocol, $readPath', async ({ seed, protocol, readPath }) => {
    await proveSeed(seed, { protocol, readPath });
  });

  it('with another value does not', async () => {
    await expect(proveSeed(0, {}, { RESET: '1' })).rejects.toThrow();
  });
});
