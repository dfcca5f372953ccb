import { useSaidParts } from '../../../talk/lookedAt/index.ts';
import { pinNamed } from './pinNamed.ts';
import { usePins } from './pinsStore.ts';

/** How much was said about each pin of what is open, by its name. */
export function useSaidPins(): ReadonlyMap<string, number> {
  const open = usePins((state) => state.open);
  const board = open?.configuration.name;
  return useSaidParts(board === undefined ? null : { kind: 'pin', board }, (reference) =>
    open !== undefined && reference.kind === 'pin' && reference.board === board && reference.pin !== undefined
      ? pinNamed(open.chip, reference.pin)
      : undefined,
  );
}
