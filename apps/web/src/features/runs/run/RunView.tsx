import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { ApiError } from '../../../api/index.ts';
import { ChildRuns } from './children/ChildRuns.tsx';
import { RunHeader } from './header/RunHeader.tsx';
import { LogPlace } from './logPlace.ts';
import type { KindResults } from './resultTab.ts';
import { runStanding } from './runStanding.ts';
import { RunTabs } from './RunTabs.tsx';
import { Steps } from './steps/Steps.tsx';
import { useRun } from './useRun.ts';
import { useRunPlace } from './useRunPlace.ts';

/** A run that cannot be shown, and the way on. */
function NoRun({ error }: { error: Error }) {
  const { t } = useTranslation('runs');
  const gone = error instanceof ApiError && error.code === 404;
  return (
    <Result
      status={gone ? 'info' : 'warning'}
      title={gone ? t('gone.title') : errorText(error)}
      subTitle={gone ? t('gone.text') : null}
      extra={
        <Link to="?">
          <Button>{t('back')}</Button>
        </Link>
      }
    />
  );
}

interface RunViewProps {
  runId: string;
  results: KindResults;
  /** The run has the whole screen; `onWiden` gives it that or takes it back. */
  wide: boolean;
  onWiden: () => void;
}

/**
 * A run as it goes: header with verdict, steps, log, problems and, once it has finished, its results; of one that consists
 * of other runs, these.
 */
export function RunView({ runId, results, wide, onWiden }: RunViewProps) {
  const { state, details, error } = useRun(runId);
  const place = useRunPlace();
  // What is on screen stays while the server is away for a moment.
  const refused = error instanceof ApiError && error.origin === 'reply';
  if (error !== null && (refused || details === null)) return <NoRun error={error} />;
  if (details === null) return <Loading />;
  const standing = runStanding(details, state);
  return (
    <LogPlace value={place.showLog}>
      <section className="nl-run">
        <RunHeader details={details} state={state} standing={standing} wide={wide} onWiden={onWiden} />
        {details.plan === null ? (
          <ChildRuns rows={details.children} />
        ) : (
          <>
            <Steps plan={details.plan} state={state} standing={standing} medians={details.stepMedians} />
            <RunTabs
              details={details}
              state={state}
              ended={standing.endedAt !== null}
              results={results}
              place={place}
            />
          </>
        )}
      </section>
    </LogPlace>
  );
}
