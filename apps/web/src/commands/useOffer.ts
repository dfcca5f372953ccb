import { useEffect, useRef } from 'react';
import type { Command, CommandSet } from './command.ts';
import { offer } from './offered.ts';

/** Offers commands to the palette while a component is shown. */
export function useOffer<T, C extends Command<T>>(set: CommandSet<T, C>, targets: T): void {
  const newest = useRef(targets);
  useEffect(() => {
    newest.current = targets;
  });
  useEffect(() => offer(set, () => newest.current), [set]);
}
