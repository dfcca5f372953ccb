import type { Chip } from '../chip/chip.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { listOf } from './listOf.ts';
import type { Item } from './problem.ts';
import { rivalOf } from './rival.ts';
import type { Infeasible, Rival } from './solution.ts';

/** A smallest conflict in words: who wants what, why they cannot all have it, and what would help. */
export function explain(conflict: readonly Item[], configuration: PinConfiguration, chip: Chip): Infeasible {
  const sorted = [...conflict].sort((one, other) => hold(one) - hold(other));
  const signals = sorted.map(({ signal, at }) => rivalOf(configuration, chip, signal, at[0]));
  const message =
    sorted.length === 1 ? ofOne(sorted[0]!, signals[0]!, configuration, chip) : ofSeveral(sorted);
  return { signals, message };
}

/** What wants a pin comes before what has one. */
function hold({ at, locked }: Item): number {
  return at.length === 0 ? 0 : locked ? 2 : 1;
}

function ofOne({ signal, at }: Item, rival: Rival, { pins }: PinConfiguration, chip: Chip): string {
  const locks = at.filter((pin) => pins[pin]!.lock);
  const offers = rival.alternatives.map(({ pin }) => pin);
  if (offers.length === 0) {
    return `No pin of ${chip.model} offers ${signal}: disable what needs it, or take another chip.`;
  }
  if (locks.length > 1)
    return `${signal} is locked to ${listOf(locks)} but goes to one pin: unlock all but one.`;
  if (locks.length === 1 && !offers.includes(locks[0]!)) {
    return `${signal} is locked to ${locks[0]}, which does not offer it: unlock it; it fits ${listOf(offers)}.`;
  }
  const held = rival.alternatives.map(
    ({ pin, holder }) => `${pin} (${holder ?? 'an oscillator that is on'})`,
  );
  return `${signal} fits ${listOf(held)} alone, and none of them can be had: unlock one, or switch off what takes it.`;
}

function ofSeveral(conflict: readonly Item[]): string {
  return `${listOf(conflict.map(nameOf))} cannot all have a pin: ${reasonOf(conflict)}. ${remedyOf(conflict)}`;
}

function nameOf({ signal, at, locked, kept }: Item): string {
  if (locked) return `${signal} (locked to ${at[0]})`;
  return kept ? `${signal} (kept on ${at[0]})` : signal;
}

function reasonOf(conflict: readonly Item[]): string {
  const places = conflict.flatMap((item) => item.places);
  const pinsAt = new Map(places.map(({ position, pin }) => [position, pin]));
  if (pinsAt.size < conflict.length) {
    const pins = [...new Set(places.map(({ pin }) => pin))];
    if (pins.length === pinsAt.size) return `they fit ${listOf(pins)} alone`;
    return `they fit ${listOf(pins)} alone, and pins that share a position take one signal`;
  }
  const bound = new Set(
    conflict.filter((item) => item.places.some(({ remaps }) => remaps)).map((item) => item.instance),
  );
  const reasons = [
    ...(bound.size > 0 ? [`all signals of ${listOf([...bound])} must use one remapping`] : []),
    ...(places.some(({ line }) => line !== undefined)
      ? ['pins of the same number share one interrupt line, which GPIO_EXTI takes once']
      : []),
    ...(places.some(({ bit }) => bit !== undefined)
      ? ['leads of the same bit of a port carry one signal']
      : []),
  ];
  return reasons.join(', and ');
}

function remedyOf(conflict: readonly Item[]): string {
  const pinsOf = (items: readonly Item[]) =>
    listOf(
      items.map(({ at }) => at[0]!),
      'or',
    );
  const locked = conflict.filter((item) => item.locked);
  const kept = conflict.filter((item) => item.kept);
  const remedies = [
    ...(locked.length > 0 ? [`unlock ${pinsOf(locked)}`] : []),
    ...(kept.length > 0 ? [`let what is on ${pinsOf(kept)} move`] : []),
    'give up one of the signals',
  ];
  const text = listOf(remedies, 'or');
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}
