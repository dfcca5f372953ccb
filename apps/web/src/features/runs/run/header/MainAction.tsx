import { RedoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RetryDropdown } from '../actions/RetryDropdown.tsx';
import { cancelRuns, retryRuns } from '../actions/runCalls.ts';
import type { Tree } from '../actions/runCalls.ts';
import { runAddress } from '../runAddress.ts';
import type { RunDetails } from '../useRun.ts';

/** Cancel while the run goes on, run again once it has ended. */
export function MainAction({ details, ended }: { details: RunDetails; ended: boolean }) {
  const { t } = useTranslation('runs');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function act(work: () => Promise<unknown>) {
    setBusy(true);
    await work();
    setBusy(false);
  }
  async function retry(tree: Tree) {
    const [again] = await retryRuns([details], tree);
    if (again !== undefined) void navigate(runAddress(again));
  }

  if (!ended) {
    return (
      <Button danger loading={busy} onClick={() => void act(() => cancelRuns([details]))}>
        {t('cancel')}
      </Button>
    );
  }
  return (
    <RetryDropdown onRetry={(tree) => void act(() => retry(tree))}>
      <Button icon={<RedoOutlined aria-hidden />} aria-label={t('action.again')} loading={busy}>
        <span className="nl-wide-only">{t('action.again')}</span>
      </Button>
    </RetryDropdown>
  );
}
