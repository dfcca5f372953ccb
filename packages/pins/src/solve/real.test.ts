import { expect, it } from 'vitest';
import { SAMPLE_CHIP } from '../chip/sampleChip.ts';
import { analyse } from '../check/analyse.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { randomCase } from './proof/randomCase.ts';
import { solve } from './solve.ts';

const PLACEMENT =
  /^PINS-(UNPLACED|PORT-BIT|NO-PIN|SIGNAL-TWICE|NOT-OFFERED|UNKNOWN-SIGNAL|BONDED|REMAP|EXTI-LINE|OSCILLATOR-ON)$/;

function sample(change: Partial<PinConfiguration>): PinConfiguration {
  const base = {
    netloom: 'pins',
    version: 1,
    name: 'board',
    chip: SAMPLE_CHIP.id,
    peripherals: {},
    pins: {},
  } as const;
  return { ...base, ...change };
}

it('leaves nothing for the checks of placement to find, which know nothing of the solver', () => {
  let solved = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const { chip, configuration } = randomCase(seed);
    const solution = solve(configuration, chip);
    const problems = analyse(solution.partial, chip).diagnostics.filter(({ code }) => PLACEMENT.test(code));
    if (solution.configuration) expect(problems, `seed ${seed}`).toEqual([]);
    else {
      const lost = solution.moves.filter(({ to }) => to === undefined);
      expect(problems.length + lost.length, `seed ${seed}`).toBeGreaterThan(0);
    }
    if (solution.configuration) solved++;
  }
  expect(solved).toBeGreaterThan(50);
});

it('puts USART1 of the sample chip on PA3 and PA4, and says that no pin offers SPI1', () => {
  const { configuration, partial, infeasible } = solve(
    sample({ peripherals: { USART1: { mode: 'Asynchronous' }, SPI1: { mode: 'Full_Duplex_Master' } } }),
    SAMPLE_CHIP,
  );
  expect(configuration).toBeUndefined();
  expect(partial.pins).toEqual({ PA3: { signal: 'USART1_RX' }, PA4: { signal: 'USART1_TX' } });
  expect(infeasible.map(({ signals }) => signals.map(({ signal }) => signal))).toEqual([
    ['SPI1_SCK'],
    ['SPI1_MISO'],
    ['SPI1_MOSI'],
  ]);
  expect(infeasible[0]!.message).toMatch(/^No pin of .* offers SPI1_SCK/);
});

it('moves a suggestion with its label and settings to the nearest pin, a lock never, and drops nothing that is meant', () => {
  const led = { signal: 'GPIO_Output', label: 'LED', settings: { GPIO_Speed: 'High' } };
  const wanted = sample({ peripherals: { USART1: { mode: 'Asynchronous' } }, pins: { PA4: led } });
  const { partial, moves } = solve(wanted, SAMPLE_CHIP);
  expect(partial.pins).toEqual({ PA3: { signal: 'USART1_RX' }, PA4: { signal: 'USART1_TX' }, PA5: led });
  expect(moves).toContainEqual({ signal: 'GPIO_Output', from: 'PA4', to: 'PA5', role: undefined });

  const locked = solve({ ...wanted, pins: { PA4: { ...led, lock: true } } }, SAMPLE_CHIP);
  expect(locked.configuration).toBeUndefined();
  expect(locked.partial.pins).toEqual({ PA3: { signal: 'USART1_RX' }, PA4: { ...led, lock: true } });

  const kept = solve(wanted, SAMPLE_CHIP, { keep: true });
  expect(kept.infeasible[0]!.message).toMatch(/USART1_TX and GPIO_Output \(kept on PA4\) cannot all/);
  expect(kept.partial.pins['PA4']).toEqual(led);
  expect(solve(wanted, SAMPLE_CHIP, { leave: ['USART1_TX'] }).moves).toEqual([
    { signal: 'USART1_RX', from: undefined, to: 'PA3', role: undefined },
  ]);
});

it('leaves the pins of an oscillator that is on alone', () => {
  const pins = { 'PH0-OSC_IN': { signal: 'GPIO_Output' } };
  const { partial, moves } = solve(sample({ clocks: { HSEState: 'Crystal', HSE: 8e6 }, pins }), SAMPLE_CHIP);
  expect(moves).toHaveLength(1);
  expect(Object.keys(partial.pins)).not.toContain('PH0-OSC_IN');
  expect(Object.keys(partial.pins)).not.toContain('PH1-OSC_OUT');
});
