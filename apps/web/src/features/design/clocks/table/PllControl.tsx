import type { PllSource } from '@netloom/model';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { openSolver } from '../store/clockStore.ts';

/** The numbers of a PLL and which of its outputs a clock is; the solver finds others. */
export function PllControl({ name, source }: { name: string; source: PllSource }) {
  const { t } = useTranslation('clocks');
  const { pll, divider, multiplier, output, divide } = source;
  return (
    <span className="nl-clocks-control">
      <span className="nl-clocks-mono">
        {pll}.{output} ÷{divider} ×{multiplier} ÷{divide}
      </span>
      <Button size="small" aria-label={t('edit.solve', { name })} onClick={() => openSolver(pll)}>
        {t('control.solve')}
      </Button>
    </span>
  );
}
