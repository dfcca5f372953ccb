import type { Command, CommandSet } from '../../../commands/command.ts';
import { Offer } from '../../../commands/button/Offer.tsx';
import { useGitTab } from './gitTab.ts';

interface PaneOfferProps<T, C extends Command<T>> {
  tab: string;
  set: CommandSet<T, C>;
  targets: T;
}

/** Offers commands of a tab while that one is shown; the others stay behind it with all that was begun in them. */
export function PaneOffer<T, C extends Command<T>>({ tab, ...offered }: PaneOfferProps<T, C>) {
  const isShown = useGitTab((state) => state.tab === tab);
  return isShown ? <Offer {...offered} /> : null;
}
