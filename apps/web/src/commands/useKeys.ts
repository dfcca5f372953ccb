import { useEffect, useRef } from 'react';
import type { Command, CommandSet } from './command.ts';
import { pressKey } from './pressKey.ts';
import { useOffer } from './useOffer.ts';

/**
 * The commands of a screen, by their keys and in the palette while it is shown; `isBlocked` says whether a dialog has the
 * keys now. `targets` is asked when a key is pressed.
 */
export function useKeys<T, C extends Command<T>>(
  set: CommandSet<T, C>,
  targets: T,
  isBlocked: () => boolean,
): void {
  useOffer(set, targets);
  const newest = useRef({ targets, isBlocked });
  useEffect(() => {
    newest.current = { targets, isBlocked };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const now = newest.current;
      if (!now.isBlocked()) pressKey(event, set, now.targets);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [set]);
}
