import { listBisects } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { RelativeTime } from '../../../parts/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { bisectAddress } from './address.ts';
import { OutcomeTag } from './OutcomeTag.tsx';
import { useBisectChanges } from './useBisectChanges.ts';
import './bisect.css';

const SHOWN = 10;

/** The latest searches for culprits, each with what it found. */
export function BisectList() {
  const { t } = useTranslation('bisect');
  const deptId = useDeptId();
  useBisectChanges();
  const { data = [] } = useCall(listBisects, { query: { deptId } }, { staleTime: 0, meta: { quiet: true } });
  return (
    <section>
      <h2>{t('list')}</h2>
      {data.length === 0 ? <p className="nl-dim">{t('none')}</p> : null}
      <ul className="nl-bisect-list">
        {data.slice(0, SHOWN).map(({ bisectId, caseName, seed, outcome, culprit, createBy, createTime }) => (
          <li key={bisectId}>
            <Link to={bisectAddress(bisectId)}>
              #{bisectId} {t('of', { case: caseName, seed })}
            </Link>
            <OutcomeTag outcome={outcome} />
            {culprit === null ? null : (
              <span className="nl-regress-cut">
                <code>{culprit.commit.slice(0, 9)}</code> <bdi>{culprit.subject}</bdi>
              </span>
            )}
            <small className="nl-dim">
              <bdi>{createBy}</bdi> <RelativeTime value={createTime} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
