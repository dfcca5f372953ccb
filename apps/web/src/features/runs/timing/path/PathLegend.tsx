import { useTranslation } from 'react-i18next';
import type { PathBar } from './pathBars.ts';

const SORTS = ['cell', 'net', 'clock', 'external', 'check'] as const;

interface PathLegendProps {
  bars: readonly PathBar[];
  violated: boolean;
  slack: string;
}

/** The sorts of delays that the path has, and its slack. */
export function PathLegend({ bars, violated, slack }: PathLegendProps) {
  const { t } = useTranslation('timing');
  return (
    <ul className="nl-timing-legend">
      {SORTS.filter((sort) => bars.some(({ point }) => point.sort === sort)).map((sort) => (
        <li key={sort}>
          <i data-sort={sort} />
          {t(`sort.${sort}`)}
        </li>
      ))}
      <li>
        <i className="nl-timing-slack" data-violated={violated} />
        {t('column.slack')} {slack}
      </li>
    </ul>
  );
}
