import { searchLog } from '@netloom/contract';
import type { RunVerdict } from '@netloom/model';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { callApi } from '../../../api/index.ts';
import { useShowLog } from '../../runs/index.ts';

/** The line that the bench announced its result with, as the reason quotes it. */
const QUOTED = /^the bench reported "(.*)"$/s;

interface OutcomeProps {
  runId: string;
  verdict: RunVerdict;
  reason: string;
}

/** How the run ended and why; the bench's own line leads to the log. */
export function Outcome({ runId, verdict, reason }: OutcomeProps) {
  const { t } = useTranslation('simulation');
  const showLog = useShowLog();
  const line = QUOTED.exec(reason)?.[1];
  async function show(text: string) {
    const query = { runId, text: text.slice(0, 500), matchCase: 'true' } as const;
    const { lines } = await callApi(searchLog, { query });
    if (lines[0] !== undefined) showLog(lines[0].offset);
  }
  return (
    <Alert
      showIcon
      type={verdict === 'passed' ? 'success' : 'error'}
      title={
        line === undefined ? (
          reason
        ) : (
          <>
            {t('summary.benchSays')}{' '}
            <a
              className="nl-mono"
              title={t('summary.showLog')}
              onClick={() => show(line).catch(announceError)}
            >
              {line}
            </a>
          </>
        )
      }
    />
  );
}
