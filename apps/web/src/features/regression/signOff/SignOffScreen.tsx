import { DownloadOutlined } from '@ant-design/icons';
import { exportSignOff, listRegressions, showSignOff } from '@netloom/contract';
import type { SignOff } from '@netloom/contract';
import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { useCall, useCallMutation } from '../../../api/index.ts';
import { saveBlob } from '../../../api/saveBlob.ts';
import { PageHeader, Permitted, timestamp } from '../../../parts/index.ts';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { useDeptId } from '../../../session/index.ts';
import { shortVersion } from '../results/index.ts';
import { Checks } from './Checks.tsx';
import { Points } from './Points.tsx';
import { Reviews } from './Reviews.tsx';
import { SignDialog } from './SignDialog.tsx';
import { useEvidenceChanges } from './useEvidenceChanges.ts';
import '../regression.css';
import './signOff.css';

const LATEST = { page: 1, limit: 100 };

/** What can be done with the evidence of a commit. */
function Actions({
  shown,
  onChoose,
}: {
  shown: SignOff | null | undefined;
  onChoose: (runId: string) => void;
}) {
  const { t } = useTranslation('signOff');
  const deptId = useDeptId();
  const [isSigning, setSigning] = useState(false);
  const { data } = useCall(listRegressions, { query: { deptId, ...LATEST } }, { staleTime: 0 });
  const save = useCallMutation(exportSignOff, {
    onSuccess: ({ fileName, text }) => saveBlob(new Blob([text]), fileName),
  });
  const options = (data?.rows ?? []).map(({ runId, name, number, date, rtlVersion }) => ({
    value: runId,
    label: `${name} #${number} · ${timestamp(date)} · ${shortVersion(rtlVersion)}`,
  }));
  if (!shown) return null;
  const { runId, green } = shown;
  return (
    <>
      <Select
        popupMatchSelectWidth={false}
        aria-label={t('regression')}
        value={runId}
        options={options}
        onChange={onChoose}
      />
      <Button
        icon={<DownloadOutlined />}
        loading={save.isPending}
        onClick={() => save.mutate({ query: { runId } })}
      >
        {t('export')}
      </Button>
      <Permitted any={['defect:verify']}>
        <Button
          type="primary"
          disabled={!green}
          title={green ? undefined : t('signRefused')}
          onClick={() => setSigning(true)}
        >
          {t('sign')}
        </Button>
        {isSigning ? <SignDialog runId={runId} onClose={() => setSigning(false)} /> : null}
      </Permitted>
    </>
  );
}

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
        actions={<Actions shown={data} onChoose={(run) => setSearch({ run })} />}
      />
      {error === null ? null : <Alert type="error" showIcon title={errorText(error)} />}
      {data === undefined && error === null ? <Loading /> : null}
      {data === null ? <NothingListed>{t('none')}</NothingListed> : null}
      {data ? <Shown shown={data} /> : null}
    </section>
  );
}
