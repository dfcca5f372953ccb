import type { BugFailure } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fileAddress } from '../../../files/editor/index.ts';
import { runScreenAddress, useWordResult } from '../../../runs/run/index.ts';
import { waveDebugAddress } from '../../../waves/viewer/index.ts';
import { regressionAddress } from '../../results/index.ts';

/** The simulation that failed: its log at the error, its wave at that cycle, its source at that line. */
export function FailurePlace({ failure }: { failure: BugFailure }) {
  const { t } = useTranslation('bugs');
  const word = useWordResult();
  const { runId, childRunId, caseName, seed, plusargs, file, line, logOffset, wave, errorTicks } = failure;
  const log = { run: childRunId, tab: 'log', ...(logOffset !== null && { at: String(logOffset) }) };
  return (
    <section className="nl-bug-failure" aria-label={t('failure')}>
      <h3>{t('failure')}</h3>
      <pre>{word(failure)}</pre>
      <p>
        <Link to={regressionAddress(runId)}>{t('seedOf', { case: caseName, seed })}</Link>{' '}
        <code>{plusargs}</code>
      </p>
      <p className="nl-bug-ways">
        <Link to={runScreenAddress('cases', log)}>{t('toLog')}</Link>
        {wave === null ? null : (
          <Link
            to={waveDebugAddress(
              { kind: 'run', runId: childRunId, file: wave },
              errorTicks === null ? {} : { time: errorTicks },
            )}
          >
            {t('toWave')}
          </Link>
        )}
        {file === null ? null : (
          <Link to={fileAddress({ path: file, ...(line !== null && { line }) })}>
            {file}
            {line === null ? '' : `:${line}`}
          </Link>
        )}
      </p>
    </section>
  );
}
