import { showSignOff } from '@netloom/contract';
import type { SignOff } from '@netloom/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { useCall } from '../../../api/index.ts';
import { PageHeader } from '../../../parts/index.ts';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { useDeptId } from '../../../session/index.ts';
import { shortVersion } from '../results/index.ts';
import { Checks } from './Checks.tsx';
import { Points } from './Points.tsx';
import { Reviews } from './Reviews.tsx';
import { SignOffActions } from './SignOffActions.tsx';
import { useEvidenceChanges } from './useEvidenceChanges.ts';
import '../regression.css';
import './signOff.css';

function Shown({ shown }: { shown: SignOff }) {
  const { t } = useTranslation('signOff');
  const { commit, green, points, reviews } = shown;
  return (
    <>
      <Alert
        type={green ? 'success' : 'warning'}
        showIcon
        title={
          <>
            {t(green ? 'ready' : 'notReady')} · {t('commit')}{' '}
            <code title={commit}>{shortVersion(commit)}</code>
          </>
        }
      />
      <h2>{t('points')}</h2>
      <Points points={points} />
      <h2>{t('checks')}</h2>
      <Checks shown={shown} />
      <h2>{t('reviews')}</h2>
      <Reviews reviews={reviews} />
    </>
  );
}

/** What shows of one commit that it is ready: the newest that a regression simulated, until another is chosen. */
export default function SignOffScreen() {
  const { t } = useTranslation('signOff');
  const deptId = useDeptId();
  const [search, setSearch] = useSearchParams();
  const runId = search.get('run');
  useEvidenceChanges();
  const { data, error } = useCall(
    showSignOff,
    { query: { deptId, ...(runId !== null && { runId }) } },
    { staleTime: 0, retry: false, meta: { quiet: true } },
  );
  return (
    <section className="nl-signoff">
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={data ? <SignOffActions shown={data} onChoose={(run) => setSearch({ run })} /> : undefined}
      />
      {error === null ? null : <Alert type="error" showIcon title={errorText(error)} />}
      {data === undefined && error === null ? <Loading /> : null}
      {data === null ? <NothingListed>{t('none')}</NothingListed> : null}
      {data ? <Shown shown={data} /> : null}
    </section>
  );
}
