import { possible } from './command.ts';
import type { Command, CommandSet } from './command.ts';

/** A command that what is on screen offers now. */
export interface Offered {
  /** Unique among all that is offered. */
  key: string;
  /** Key in the texts. */
  title: string;
  /** The chord that is shown beside it. */
  chord: string | undefined;
  run: () => void;
}

const offers = new Map<number, { set: CommandSet<never>; look: () => Offered[] }>();
const watchers = new Set<() => void>();
let count = 0;
/** What was seen last; forgotten when something comes or goes, and when the last who watches leaves. */
let seen: readonly Offered[] | undefined;

function changed(): void {
  seen = undefined;
  for (const watcher of watchers) watcher();
}

/** Offers commands to the palette until the answer is called; `targets` is asked when somebody looks, and when one runs. */
export function offer<T, C extends Command<T>>(set: CommandSet<T, C>, targets: () => T): () => void {
  const number = (count += 1);
  const look = () =>
    possible(set, targets()).map(({ id, keys, run }) => ({
      key: `${number} ${id}`,
      title: set.title(id),
      chord: keys?.[0],
      run: () => run(targets()),
    }));
  offers.set(number, { set: set as CommandSet<never>, look });
  changed();
  return () => {
    offers.delete(number);
    changed();
  };
}

/** Tells when something else is on offer, until the answer is called. */
export function watchOffers(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) seen = undefined;
  };
}

/** All that can be done, what came on screen last first: the same until who watches is told, or leaves. */
export function offered(): readonly Offered[] {
  return (seen ??= [...offers.values()].reverse().flatMap(({ look }) => look()));
}

/** The sets that are on offer, each once, what came on screen last first. */
export function setsOnOffer(): CommandSet<never>[] {
  return [...new Set([...offers.values()].reverse().map(({ set }) => set))];
}
