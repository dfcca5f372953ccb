import { Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { RunForm } from './RunForm.tsx';
import { RunList } from './RunList.tsx';
import { RunView } from './RunView.tsx';
import { simulationAddress } from './simulationAddress.ts';
import './runs.css';

/** What to run and the recent runs on the left, the run of the address on the right. */
export default function SimulationScreen() {
  const { t } = useTranslation('runs');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const runId = search.get('run');
  const [wide, setWide] = useState(false);
  return (
    <div className="nl-simulation" data-run={runId !== null} data-wide={wide && runId !== null}>
      <aside>
        <RunForm
          fileList={search.get('fileList')}
          onStarted={(started) => void navigate(simulationAddress({ runId: started }))}
        />
        <RunList shown={runId} />
      </aside>
      {runId === null ? (
        <Empty className="nl-centre nl-run-none" description={t('chooseRun')} />
      ) : (
        <RunView key={runId} runId={runId} wide={wide} onWiden={() => setWide(!wide)} />
      )}
    </div>
  );
}
