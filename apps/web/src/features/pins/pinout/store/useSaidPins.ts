import { useSaidParts } from '../../../talk/lookedAt/index.ts';
import { usePins } from './pinsStore.ts';

/** How much was said about each pin of what is open, by its name. */
export function useSaidPins(): ReadonlyMap<string, number> {
  const board = usePins(({ open }) => open?.configuration.name);
  return useSaidParts(board === undefined ? null : { kind: 'pin', board }, (reference) =>
    reference.kind === 'pin' && reference.board === board ? reference.pin : undefined,
  );
}
