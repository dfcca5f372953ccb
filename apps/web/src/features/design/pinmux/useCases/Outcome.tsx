import type { Solution } from '@netloom/pinmux';
import { useTranslation } from 'react-i18next';

/** What the solver found: where all have a place, how many moved; else the fewest signals that cannot be together. */
export function Outcome({ solution }: { solution: Solution }) {
  const { t } = useTranslation('pinmux');
  if ('pads' in solution) {
    return (
      <p role="status">
        {t('solved.placed', { count: Object.keys(solution.pads).length, moves: solution.moves })}
      </p>
    );
  }
  const { signals, pads } = solution.conflict;
  return (
    <div role="alert" className="nl-pinmux-conflict">
      <p>{t('solved.conflict', { signals: signals.length, pads: pads.length })}</p>
      <p className="nl-pinmux-mono">{signals.join(', ')}</p>
      <p>{pads.length === 0 ? t('solved.noPads') : t('solved.pads')}</p>
      <p className="nl-pinmux-mono">{pads.join(', ')}</p>
      <p>{t('solved.help')}</p>
    </div>
  );
}
