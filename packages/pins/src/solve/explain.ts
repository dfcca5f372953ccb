import type { Said } from '@netloom/model';
import type { Chip } from '../chip/chip.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { listOf } from '../wording/listOf.ts';
import { say } from '../wording/sentences.ts';
import type { Item } from './problem.ts';
import { rivalOf } from './rival.ts';
import type { Infeasible, Rival } from './solution.ts';

/** A smallest conflict in words: who wants what, why they cannot all have it, and what would help. */
export function explain(conflict: readonly Item[], configuration: PinConfiguration, chip: Chip): Infeasible {
  const sorted = [...conflict].sort((one, other) => hold(one) - hold(other));
  const signals = sorted.map(({ signal, at }) => rivalOf(configuration, chip, signal, at[0]));
  const said = sorted.length === 1 ? ofOne(sorted[0]!, signals[0]!, configuration, chip) : ofSeveral(sorted);
  return { signals, ...said };
}

/** What wants a pin comes before what has one. */
function hold({ at, locked }: Item): number {
  return at.length === 0 ? 0 : locked ? 2 : 1;
}

function ofOne({ signal, at }: Item, rival: Rival, { pins }: PinConfiguration, chip: Chip): Said {
  const locks = at.filter((pin) => pins[pin]!.lock);
  const offers = rival.alternatives.map(({ pin }) => pin);
  if (offers.length === 0) return say('solve/none', { chip: chip.model, signal });
  if (locks.length > 1) return say('solve/locks', { signal, pins: listOf(locks) });
  if (locks.length === 1 && !offers.includes(locks[0]!)) {
    return say('solve/lock', { signal, pin: locks[0]!, pins: listOf(offers) });
  }
  const held = rival.alternatives.map(({ pin, holder }) =>
    say('solve/holder', { pin, holder: holder ?? say('solve/oscillator', {}) }),
  );
  return say('solve/held', { signal, pins: listOf(held) });
}

function ofSeveral(conflict: readonly Item[]): Said {
  return say('solve/several', {
    signals: listOf(conflict.map(nameOf)),
    reason: reasonOf(conflict),
    remedy: remedyOf(conflict),
  });
}

function nameOf({ signal, at, locked, kept }: Item): string | Said {
  if (locked) return say('solve/locked', { signal, pin: at[0]! });
  return kept ? say('solve/kept', { signal, pin: at[0]! }) : signal;
}

function reasonOf(conflict: readonly Item[]): Said {
  const places = conflict.flatMap((item) => item.places);
  const pinsAt = new Map(places.map(({ position, pin }) => [position, pin]));
  if (pinsAt.size < conflict.length) {
    const pins = [...new Set(places.map(({ pin }) => pin))];
    const key = pins.length === pinsAt.size ? 'solve/few' : 'solve/few-positions';
    return say(key, { pins: listOf(pins) });
  }
  const bound = new Set(
    conflict.filter((item) => item.places.some(({ remaps }) => remaps)).map((item) => item.instance),
  );
  const reasons = [
    ...(bound.size > 0 ? [say('solve/remapping', { instances: listOf([...bound]) })] : []),
    ...(places.some(({ line }) => line !== undefined) ? [say('solve/line', {})] : []),
    ...(places.some(({ bit }) => bit !== undefined) ? [say('solve/bit', {})] : []),
  ];
  return reasons.reduce((one, other) => say('solve/reasons', { one, other }));
}

function remedyOf(conflict: readonly Item[]): Said {
  const pinsOf = (items: readonly Item[]) => {
    const pins = items.map(({ at }) => at[0]!);
    return listOf(pins, 'or');
  };
  const locked = conflict.filter((item) => item.locked);
  const kept = conflict.filter((item) => item.kept);
  if (locked.length > 0 && kept.length > 0)
    return say('solve/unlock-or-move', { locked: pinsOf(locked), kept: pinsOf(kept) });
  if (locked.length > 0) return say('solve/unlock', { locked: pinsOf(locked) });
  return kept.length > 0 ? say('solve/let-move', { kept: pinsOf(kept) }) : say('solve/give-up', {});
}
