import type { LaneDirection } from '@netloom/waves/drawing';
import { useTranslation } from 'react-i18next';

const DIRECTIONS: readonly LaneDirection[] = ['none', 'clock', 'input', 'output'];

/** What a lane can be at the module that a testbench of the drawing tests, to choose from. */
export function useDirectionOptions(): { value: LaneDirection; label: string }[] {
  const { t } = useTranslation('waveDrawing');
  return DIRECTIONS.map((value) => ({ value, label: t(`direction.${value}`) }));
}
