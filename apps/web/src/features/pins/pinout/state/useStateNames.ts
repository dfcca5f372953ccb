import type { PinState } from '@netloom/pins';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { STATES } from './states.ts';

/** The states in words. */
export function useStateNames(): Record<PinState, string> {
  const { t } = useTranslation('pinPackage');
  return useMemo(
    () => Object.fromEntries(STATES.map((state) => [state, t(`state.${state}`)])) as Record<PinState, string>,
    [t],
  );
}
