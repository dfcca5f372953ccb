import { SAMPLE_CHIP } from '@netloom/pins';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { F407 } from '../chips/f407.ts';
import { randomConfiguration } from '../configurations/random.ts';
import { filesOf } from '../generated.ts';
import { removeScratch } from '../toolbox.ts';
import { expectedState } from './expected.ts';
import type { RegisterMachine } from './machine.ts';
import { glitches, isFlashInTime, writesWithoutClock } from './order.ts';
import { SYSTEM, ourMachine } from './ourMachine.ts';
import { printed, stateAfter, stateBefore } from './state.ts';

let machine: RegisterMachine;
beforeAll(async () => {
  machine = await ourMachine();
});
afterAll(removeScratch);

describe('generated C on a host that records the writes to registers', () => {
  it.each(Array.from({ length: 16 }, (_, index) => index + 1))(
    'leaves every register as the reference manual says: random configuration %i',
    async (seed) => {
      const chip = seed % 4 === 0 ? SAMPLE_CHIP : F407;
      const { configuration, clocks } = randomConfiguration(chip, seed);
      const recording = await machine.run(`random${seed}`, filesOf(configuration, chip), [SYSTEM]);
      expect(recording.end).toBe('loop');
      const expected = expectedState(stateBefore(recording), configuration, chip, clocks);
      expect(printed(stateAfter(recording))).toEqual(printed(expected));
      expect(writesWithoutClock(recording)).toEqual([]);
      expect(glitches(recording)).toEqual([]);
      expect(isFlashInTime(recording, clocks.hclk)).toBe(true);
    },
  );
});
