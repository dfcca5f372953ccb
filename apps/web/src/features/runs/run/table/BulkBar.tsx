import { CloseOutlined } from '@ant-design/icons';
import type { RunRow } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RetryDropdown } from '../actions/RetryDropdown.tsx';
import { cancelRuns, hasUnstarted, pinRuns, retryRuns } from '../actions/runCalls.ts';
import { useDeleteRuns } from '../actions/useDeleteRuns.tsx';
import { compareAddress } from '../runAddress.ts';
import { PriorityButton } from './PriorityButton.tsx';

interface BulkBarProps {
  selected: readonly RunRow[];
  onClear: () => void;
}

/** What can be done with the selected runs together. */
export function BulkBar({ selected, onClear }: BulkBarProps) {
  const { t } = useTranslation('runList');
  const { t: runText } = useTranslation('runs');
  const remove = useDeleteRuns();
  const has = (state: RunRow['state']) => selected.some((row) => row.state === state);
  const allPinned = selected.every(({ pinned }) => pinned);
  return (
    <div className="nl-runs-bar" role="toolbar" aria-label={t('bulk.label')}>
      <strong>{t('bulk.selected', { count: selected.length })}</strong>
      <CompareButton selected={selected} />
      <RetryDropdown onRetry={(tree) => void retryRuns(selected, tree).then(onClear)}>
        <Button size="small">{runText('action.again')}</Button>
      </RetryDropdown>
      <Button size="small" onClick={() => void pinRuns(selected, !allPinned)}>
        {runText(allPinned ? 'action.unpin' : 'action.pin')}
      </Button>
      {selected.some(hasUnstarted) ? <PriorityButton selected={selected} /> : null}
      {selected.some(({ state }) => state !== 'finished') ? (
        <Button size="small" danger onClick={() => void cancelRuns(selected)}>
          {runText('cancel')}
        </Button>
      ) : null}
      {has('finished') ? (
        <Button size="small" danger onClick={() => remove(selected, onClear)}>
          {runText('action.delete')}
        </Button>
      ) : null}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t('bulk.clear')}
        title={t('bulk.clear')}
        onClick={onClear}
      />
    </div>
  );
}

type Selected = Pick<BulkBarProps, 'selected'>;

/** Two runs, the earlier one first. */
function CompareButton({ selected }: Selected) {
  const { t } = useTranslation('runList');
  const navigate = useNavigate();
  const [one, two] = selected.toSorted((a, b) => a.createTime.localeCompare(b.createTime));
  const pair = selected.length === 2 && one && two ? ([one.runId, two.runId] as const) : null;
  return (
    <Button
      size="small"
      disabled={pair === null}
      title={pair === null ? t('bulk.two') : undefined}
      onClick={() => pair && void navigate(compareAddress(...pair))}
    >
      {t('bulk.compare')}
    </Button>
  );
}
