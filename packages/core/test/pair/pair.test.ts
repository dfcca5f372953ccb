import { describe, expect, it } from 'vitest';
import { sample } from '../../../../proof/index.ts';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { stress } from '../../src/node/index.ts';
import { drawn, placeOf, withCampaign } from './campaign.ts';
import type { Flip } from './campaign.ts';
import { comparison, pairOf } from './comparison.ts';

const PROVED = 'Property proved.';

const WRONG = [
  ['forgets a difference', 'parted <= parted || (differs && !inject);', "parted <= 1'b0;"],
  ['does not look at a bit', 'assign differs = (first ^ second', 'assign differs = ((first ^ second) >> 1'],
  ['looks at what is not offered', '& m_axil_d_wdata', '| m_axil_d_wdata'],
  ['names another part', 'now[0] = |', 'now[0] = &'],
  ['names parts beside the first', 'if (!parted) parts <= now', 'parts <= now'],
  ['takes an injected bit for a difference that lasts', '(differs && !inject)', 'differs'],
] as const;

describe('the comparison of a pair, whatever its copies do', () => {
  it.each(sample([0, 3, 1, 2], 2))(
    'tells of each difference in the next clock, until reset, %i clocks behind',
    async (clocks) => {
      expect(await comparison(pairOf(clocks))).toContain(PROVED);
    },
  );

  it.each(sample(WRONG, 3))('which %s, is refused', async (_, right, wrong) => {
    let changed = 0;
    const change = (text: string) => {
      if (text.includes(right)) changed++;
      return text.replaceAll(right, wrong);
    };
    expect(await comparison(pairOf(2), change)).not.toContain(PROVED);
    expect(changed).toBe(1);
  });
});

const nano = PRESETS.nano;
const SMALL: CoreOptions = pairOf(2, { ...nano, base: { ...nano.base, isa: 'rv32e' } });

async function flips(count: number, change?: (text: string) => string): Promise<Flip[]> {
  const draw = drawn(5);
  return withCampaign(
    SMALL,
    { ...stress(SMALL, 3), seed: 3, blocks: 40 },
    async ({ flops, flip, length }) => {
      const done: Flip[] = [];
      const first = flops.flatMap((flop, index) => (placeOf(flop) === 'first' ? [index] : []));
      while (done.length < count) done.push(await flip(first[draw(first.length)]!, draw(length)));
      return done;
    },
    change,
  );
}

it('a flip in the copy that drives the system is told three clocks behind the output that it changes', async () => {
  const done = await flips(50);
  expect(done.filter(({ fate }) => fate === 'missed')).toEqual([]);
  const told = done.filter(({ fate }) => fate === 'told');
  expect(told.length).toBeGreaterThan(5);
  expect(new Set(told.map(({ clocks }) => clocks))).toEqual(new Set([3]));
});
