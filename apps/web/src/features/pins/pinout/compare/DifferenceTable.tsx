import type { Difference } from '@netloom/pins';
import { Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DifferenceFilter, isWanted } from './DifferenceFilter.tsx';
import type { Wanted } from './DifferenceFilter.tsx';
import { DifferenceRow } from './DifferenceRow.tsx';

/** Differences with both values; a row leads to the place that it speaks of. */
export function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('pinReport');
  const [wanted, setWanted] = useState<Wanted>({ part: 'all', text: '' });
  const shown = differences.filter((difference) => isWanted(difference, wanted));
  if (differences.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('compare.same')} />;
  }
  return (
    <>
      <DifferenceFilter differences={differences} wanted={wanted} onChange={setWanted} />
      <div className="nl-pins-compare-rows" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('compare.object')}</th>
              <th scope="col">{t('compare.field')}</th>
              <th scope="col">{t('compare.before')}</th>
              <th scope="col">{t('compare.after')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((difference) => (
              <DifferenceRow
                key={`${difference.part} ${difference.object} ${difference.field}`}
                {...difference}
              />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p>{t('compare.noneFits')}</p>}
      </div>
    </>
  );
}
