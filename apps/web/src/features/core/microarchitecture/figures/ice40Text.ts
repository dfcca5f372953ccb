import type { Ice40 } from '@netloom/core';
import type { TFunction } from 'i18next';

/** Whether it is known how fast a core is there, or that it does not fit: its cells alone do not tell. */
export const isPlaced = (ice40: Ice40 | null): boolean =>
  ice40 !== null && (ice40.fits === false || ice40.megahertz !== null);

/** Cells and clock of a core on iCE40 in words. `t` has the texts of `core`. */
export function ice40Text(ice40: Ice40 | null, t: TFunction<'core'>): { cells: string; clock: string } {
  if (ice40 === null) return { cells: t('figure.none'), clock: t('figure.none') };
  const { cells, fits, megahertz } = ice40;
  return {
    cells: t('figure.ice40Cells', { ...cells }),
    clock:
      fits === false
        ? t('figure.noFit')
        : megahertz === null
          ? t('figure.none')
          : `${megahertz.toFixed(0)} MHz`,
  };
}
