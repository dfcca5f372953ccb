import type { Command, CommandSet } from '../command.ts';
import { useOffer } from '../useOffer.ts';

interface OfferProps<T, C extends Command<T>> {
  set: CommandSet<T, C>;
  targets: T;
}

/** Offers commands to the palette while it stands there, for what offers them at times only. */
export function Offer<T, C extends Command<T>>({ set, targets }: OfferProps<T, C>) {
  useOffer(set, targets);
  return null;
}
