import type { ChipPin } from '@netloom/pins';
import { useMemo, useState } from 'react';
import { analysisOf } from '../../store/derived.ts';
import type { OpenPins } from '../../store/pinsStore.ts';
import { choicesOf, narrowed } from './choices.ts';

/** What a pin can be, narrowed by a text, of which one choice is the one that Enter takes. */
export function usePinChoices(pin: ChipPin, open: OpenPins) {
  const { configuration, chip } = open;
  const [filter, setFilter] = useState('');
  const [active, setActive] = useState(0);
  const offered = useMemo(
    () => choicesOf(pin, configuration, chip, analysisOf({ configuration, chip })),
    [pin, configuration, chip],
  );
  const groups = useMemo(() => narrowed(offered, filter), [offered, filter]);
  const choices = groups.flatMap((group) => group.choices);
  return {
    /** Without choices the pin has a fixed purpose. */
    isFixed: offered.length === 0,
    groups,
    /** Place of the active choice among those of all groups. */
    activeAt: active,
    active: choices[active],
    step: (by: number) => setActive(Math.max(0, Math.min(choices.length - 1, active + by))),
    filter,
    setFilter(text: string) {
      setFilter(text);
      setActive(0);
    },
  };
}

export type PinChoices = ReturnType<typeof usePinChoices>;
