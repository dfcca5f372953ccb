import { expect, it } from 'vitest';
import type { PinConfiguration } from '../config/configuration.ts';
import { blockedBy, cheapest, isLegal, priceOf, wantsOf } from './proof/bruteForce.ts';
import type { Want } from './proof/bruteForce.ts';
import { neededOf, randomCase } from './proof/randomCase.ts';
import type { Case } from './proof/randomCase.ts';
import type { Rival } from './solution.ts';
import { solve } from './solve.ts';

const CASES = 500;

it(`agrees with brute force on ${CASES} small chips: whether there is a placement, and its fewest moves`, () => {
  const found = { placed: 0, moved: 0, lost: 0, none: 0 };
  for (let seed = 1; seed <= CASES; seed++) {
    const each = randomCase(seed);
    const wants = wantsOf(each.configuration, neededOf(each.configuration));
    const blocked = blockedBy(wants, each.chip);
    const isStuck = wants.some(({ locks }) => locks.length > 1) || blocked.size > 0;
    const expected = isStuck ? undefined : cheapest(wants, each.chip, blocked);
    const { configuration } = solve(each.configuration, each.chip);
    expect(configuration !== undefined, `seed ${seed}`).toBe(expected !== undefined);
    if (!configuration) found.none++;
    else {
      const chosen = chosenIn(configuration, wants, each);
      expect(isLegal(wants, chosen, each.chip), `seed ${seed}`).toBe(true);
      expect(priceOf(wants, chosen), `seed ${seed}`).toEqual(expected);
      found.placed++;
      if (expected![1] > 0) found.lost++;
      if (expected![2] > 0) found.moved++;
    }
  }
  // The chips are of all kinds, so that the comparison means something.
  for (const count of Object.values(found)) expect(count).toBeGreaterThan(CASES / 50);
});

it('names signals that have no placement together, while all but any one of them have', () => {
  let several = 0;
  for (let seed = 1; seed <= CASES; seed++) {
    const each = randomCase(seed);
    const all = wantsOf(each.configuration, neededOf(each.configuration));
    const blocked = blockedBy(all, each.chip);
    for (const { signals, message } of solve(each.configuration, each.chip).infeasible) {
      const wants = signals.map((rival) => wantOf(rival, all));
      expect(isPlaceable(wants, each, blocked), `seed ${seed}: ${message}`).toBe(false);
      for (const spared of wants) {
        const rest = wants.filter((want) => want !== spared);
        expect(isPlaceable(rest, each, blocked), `seed ${seed}: ${message}`).toBe(true);
      }
      for (const { signal } of signals.slice(0, 8)) expect(message).toContain(signal);
      if (signals.length > 1) several++;
    }
  }
  expect(several).toBeGreaterThan(CASES / 20);
});

/** Where a configuration has each of the wanted signals. GPIO of a kind are alike: those that stay are told apart. */
function chosenIn(
  { pins }: PinConfiguration,
  wants: readonly Want[],
  { chip }: Case,
): (string | undefined)[] {
  const left = new Map(Object.entries(pins).map(([pin, { signal }]) => [pin, signal]));
  const positions = [...left.keys()].map((pin) => chip.pins.find(({ name }) => name === pin)!.position);
  expect(new Set(positions).size).toBe(positions.length);
  const take = (pin: string | undefined) => (pin !== undefined && left.delete(pin) ? pin : undefined);
  const stay = wants.map(({ signal, at }) => take(at.find((pin) => left.get(pin) === signal)));
  const chosen = wants.map(
    ({ signal }, index) => stay[index] ?? take([...left].find(([, on]) => on === signal)?.[0]),
  );
  expect(left.size).toBe(0);
  for (const [index, { locks, isSpare }] of wants.entries()) {
    if (locks.length > 0) expect(chosen[index]).toBe(locks[0]);
    if (!isSpare) expect(chosen[index]).toBeDefined();
  }
  return chosen;
}

function wantOf({ signal, at }: Rival, all: readonly Want[]): Want {
  const want = all.find((each) => each.signal === signal && (each.locks[0] ?? each.at[0]) === at);
  expect(want?.isSpare).toBe(false);
  return want!;
}

function isPlaceable(wants: readonly Want[], { chip }: Case, blocked: ReadonlySet<string>): boolean {
  const isStuck = wants.some(
    ({ locks, at }) => locks.length > 1 || (locks.length > 0 && at.some((pin) => isBlocked(pin))),
  );
  return !isStuck && cheapest(wants, chip, blocked) !== undefined;

  function isBlocked(pin: string): boolean {
    return chip.pins.some(
      ({ name, position, port, number }) =>
        name === pin && (blocked.has(position) || blocked.has(`${port}${number}`)),
    );
  }
}
