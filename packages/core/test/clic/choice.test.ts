import { describe, expect, it } from 'vitest';
import { Clic } from '../../src/model/clic.ts';
import { Random } from '../../src/program/random.ts';
import { clicInputs } from '../../src/options/clic.ts';
import { taken } from './arbiter.ts';
import { coreOf, verdict } from './choice.ts';

describe('the choice among interrupts', () => {
  it.each([
    [1, 8],
    [4, 3],
    [3, 2],
  ])('of %i pins with %i bits is the one of the specification', async (inputs, bits) => {
    expect(await verdict(coreOf(inputs, bits))).toBe('proved');
  });

  it.each([
    ['the lower of two equals wins', '>= {request[0]', '> {request[0]'],
    ['what does not ask wins', '{request[1], rank_1', "{1'b1, rank_1"],
    [
      'the loser of a round goes on',
      'best_1_0_second ? rank_1 : rank_0',
      'best_1_0_second ? rank_0 : rank_1',
    ],
  ])('%s: seen', async (_, sound, wrong) => {
    const change = (text: string) => {
      expect(text).toContain(sound);
      return text.replace(sound, wrong);
    };
    expect(await verdict(coreOf(2, 2), change)).toBe('refuted');
  });
});

describe('the model', () => {
  it('offers what the text of the specification takes, whatever asks', () => {
    const random = new Random(7);
    let interrupts = 0;
    for (let round = 0; round < 4000; round++) {
      const options = coreOf(1 + random.below(20), 1 + random.below(8));
      const clic = new Clic(options);
      const levelBits = random.below(9);
      clic.write(0, 1, levelBits << 1);
      const missing = 0xff >> options.auxiliary.clicControlBits;
      const asking = clicInputs(options).map(({ number }) => {
        const [pending, enabled] = [random.oneIn(2), random.oneIn(2)];
        const control = random.below(256);
        clic.write(0x1000 + 4 * number, 4, ((control << 24) | (enabled ? 0x100 : 0)) >>> 0);
        clic.setLine(number, pending);
        return { number, pending, enabled, control: control | missing };
      });
      const running = random.oneIn(2) ? 0 : random.below(256);
      const offer = clic.offer();
      const own = offer && offer.level > running ? { number: offer.number, level: offer.level } : undefined;
      expect(own).toEqual(taken(asking, levelBits, running));
      if (own) interrupts++;
    }
    expect(interrupts).toBeGreaterThan(1000);
  });
});
