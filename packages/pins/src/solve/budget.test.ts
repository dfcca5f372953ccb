import { expect, it } from 'vitest';
import { chipOf, pinOf } from '../../test/chips/small.ts';
import type { PinAssignment, PinConfiguration } from '../config/configuration.ts';
import { newConfiguration } from '../config/newConfiguration.ts';
import { analyse } from '../check/analyse.ts';
import { Budget } from './budget.ts';
import { solve } from './solve.ts';

const numbers = Array.from({ length: 16 }, (_, number) => number);
const USART_ROUTES = { TX: ['PA9', 'PB6'], RX: ['PA10', 'PB7'] } as const;

/** The ports of an STM32F103C8 in LQFP48 (DS5319, table 5), with the two remappings of USART1 (RM0008, table 54). */
const F103 = chipOf(
  ['USART1'],
  [...numbers.flatMap((n) => [`PA${n}`, `PB${n}`]), 'PC13', 'PC14', 'PC15'].map((name) =>
    pinOf(
      name,
      Object.entries(USART_ROUTES).flatMap(([signal, pins]) => {
        const remap = (pins as readonly string[]).indexOf(name);
        return remap < 0 ? [] : [{ name: `USART1_${signal}`, routes: [{ remap: `USART1_REMAP${remap}` }] }];
      }),
    ),
  ),
);
const LINES = 12;

/** So many interrupts on PA0 and up; locked outputs leave free only pins of numbers below `from`. */
function interruptsBelow(from: number): PinConfiguration {
  const pins: Record<string, PinAssignment> = {};
  for (const { name, number } of F103.pins)
    if (number! >= from) pins[name] = { signal: 'GPIO_Output', lock: true };
  const free = F103.pins.filter(({ name }) => pins[name] === undefined).map(({ name }) => name);
  for (const name of free.slice(0, LINES)) pins[name] = { signal: 'GPIO_EXTI' };
  return { ...newConfiguration('board', F103), pins };
}

it('proves in few steps that 12 interrupts do not fit 11 lines, though there are 22 pins for them', () => {
  const { configuration, infeasible, search } = solve(interruptsBelow(LINES - 1), F103);
  expect(configuration).toBeUndefined();
  expect(search.end).toBe('proven');
  // One for the proof, at most two for each of the 25 signals in it, and the placement of the rest.
  expect(search.steps).toBeLessThan(100);
  const [conflict] = infeasible;
  expect(conflict!.signals.filter(({ signal }) => signal === 'GPIO_EXTI')).toHaveLength(LINES);
  // PA11 to PA15, PB11 to PB15, PC13 to PC15: to unlock any of them gives a twelfth line.
  expect(conflict!.signals.filter(({ locked }) => locked)).toHaveLength(5 + 5 + 3);
});

it('places 12 interrupts on 12 lines in few steps', () => {
  const { configuration, search } = solve(interruptsBelow(LINES), F103);
  expect(search.steps).toBeLessThan(100);
  const codes = analyse(configuration!, F103).diagnostics.filter(({ severity }) => severity === 'error');
  expect(codes).toEqual([]);
});

it('proves in few steps that interrupts leave no pin for a remapped peripheral', () => {
  const base = interruptsBelow(LINES);
  const held = Object.fromEntries(
    ['PA9', 'PB7'].map((pin) => [pin, { signal: 'GPIO_Output', lock: true as const }]),
  );
  const wanted = {
    ...base,
    pins: { ...base.pins, ...held },
    peripherals: { USART1: { mode: 'Asynchronous' } },
  };
  const { infeasible, search } = solve(wanted, F103);
  expect(search).toMatchObject({ end: 'proven' });
  expect(search.steps).toBeLessThan(200);
  expect(infeasible.flatMap(({ signals }) => signals.map(({ signal }) => signal))).toContain('USART1_TX');
});

/** An output on one pin of each remapping of USART1: the cheapest way on leads mixes the two. */
function mixed(): PinConfiguration {
  const pins = Object.fromEntries(
    ['PA9', 'PB7'].map((pin) => [pin, { signal: 'GPIO_Output', lock: true as const }]),
  );
  return { ...newConfiguration('board', F103), pins, peripherals: { USART1: { mode: 'Asynchronous' } } };
}

it('says that a budget is used up, which is not that there is no placement, and the same each time', () => {
  const [short, again] = [1, 1].map((budget) => solve(mixed(), F103, { budget }));
  expect(short).toEqual(again);
  expect(short).toMatchObject({ configuration: undefined, infeasible: [], moves: [], partial: mixed() });
  expect(short!.search).toEqual({ steps: 1, budget: 1, end: 'exhausted' });
  expect(solve(mixed(), F103)).toMatchObject({ search: { end: 'proven' } });
});

it('keeps what was proven when the budget ends, and says what was not', () => {
  // The first step proves the conflict; the next ones would have found the smallest one.
  const wanted = interruptsBelow(LINES - 1);
  const { configuration, partial, infeasible, search } = solve(wanted, F103, { budget: 5 });
  expect(search).toEqual({ steps: 5, budget: 5, end: 'unproven' });
  expect(infeasible).toHaveLength(1);
  expect([configuration, partial]).toEqual([undefined, wanted]);
  // The first placement is found in the first step; whether another one moves less would take more.
  const feasible = solve(interruptsBelow(LINES), F103, { budget: 1 });
  expect(feasible.configuration).toBeDefined();
});

it('tells how far it is', () => {
  const told: number[] = [];
  const budget = new Budget(120, ({ steps }) => told.push(steps));
  for (let step = 0; step < 120; step++) budget.take();
  expect(told).toEqual([50, 100]);
  expect(budget.isSpent).toBe(true);
});
