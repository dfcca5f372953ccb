import { searchLog } from '@netloom/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { LogLink, causeOf, runStanding, toneOf, useShowLog } from '../../run/index.ts';
import type { RunDetails, RunStanding, RunState } from '../../run/index.ts';

/** The line that the bench announced its result with; logs of earlier versions have it in the reason alone. */
function benchLine({ cause, reason }: RunStanding): string | undefined {
  if (cause?.code === 'bench-said') return cause.said;
  return cause === null ? /^the bench reported "(.*)"$/s.exec(reason)?.[1] : undefined;
}

/** How the run ended and why, as its head says it; the bench's own line leads to the log. */
export function Outcome({ details, state }: { details: RunDetails; state: RunState }) {
  const { t } = useTranslation('simulation');
  const { t: tRuns } = useTranslation('runs');
  const showLog = useShowLog();
  const standing = runStanding(details, state);
  const line = benchLine(standing);
  async function show(text: string) {
    const query = { runId: details.runId, text: text.slice(0, 500), matchCase: 'true' } as const;
    const { lines } = await callApi(searchLog, { query });
    if (lines[0] !== undefined) showLog(lines[0].offset);
  }
  const why = causeOf(standing, details, tRuns) || tRuns(`standing.${standing.standing}`);
  return (
    <Alert
      showIcon
      type={toneOf(standing.standing)}
      title={
        line === undefined ? (
          why
        ) : (
          <>
            {t('summary.benchSays')}{' '}
            <LogLink onShow={() => void show(line).catch(announceError)}>
              <code>{line}</code>
            </LogLink>
          </>
        )
      }
    />
  );
}
