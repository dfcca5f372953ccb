import { CloseOutlined } from '@ant-design/icons';
import type { RunRow } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CommandButton } from '../../../../commands/button/CommandButton.tsx';
import { possible } from '../../../../commands/command.ts';
import { useOffer } from '../../../../commands/useOffer.ts';
import { RetryDropdown } from '../actions/RetryDropdown.tsx';
import { cancelRuns, hasUnstarted, pinRuns, retryRuns } from '../actions/runCalls.ts';
import { useDeleteRuns } from '../actions/useDeleteRuns.tsx';
import { compareAddress } from '../runAddress.ts';
import { chosenRunCommands as set } from './chosenRunCommands.ts';
import type { ChosenRuns } from './chosenRunCommands.ts';
import { PriorityButton } from './PriorityButton.tsx';

interface BulkBarProps {
  selected: readonly RunRow[];
  onClear: () => void;
}

/** What can be done with the selected runs together. */
export function BulkBar({ selected, onClear }: BulkBarProps) {
  const { t } = useTranslation('runList');
  const { t: runText } = useTranslation('runs');
  const targets = useChosenRuns(selected, onClear);
  useOffer(set, targets);
  const able = new Set(possible(set, targets).map(({ id }) => id));
  const button = (id: string, text: string, danger = false) => (
    <CommandButton {...{ set, targets, id, danger }} size="small">
      {text}
    </CommandButton>
  );
  return (
    <div className="nl-runs-bar" role="toolbar" aria-label={t('bulk.label')}>
      <strong>{t('bulk.selected', { count: selected.length })}</strong>
      <CommandButton
        {...{ set, targets }}
        id="compare"
        size="small"
        title={able.has('compare') ? undefined : t('bulk.two')}
      >
        {t('bulk.compare')}
      </CommandButton>
      <RetryDropdown onRetry={targets.retry}>
        <Button size="small">{runText('action.again')}</Button>
      </RetryDropdown>
      {able.has('pin') ? button('pin', runText('action.pin')) : button('unpin', runText('action.unpin'))}
      {selected.some(hasUnstarted) ? <PriorityButton selected={selected} /> : null}
      {able.has('cancel') ? button('cancel', runText('cancel'), true) : null}
      {able.has('delete') ? button('delete', runText('action.delete'), true) : null}
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

function useChosenRuns(selected: readonly RunRow[], onClear: () => void): ChosenRuns {
  const navigate = useNavigate();
  const remove = useDeleteRuns();
  return {
    selected,
    compare: (earlier, later) => void navigate(compareAddress(earlier.runId, later.runId)),
    retry: (tree) => void retryRuns(selected, tree).then(onClear),
    pin: (pinned) => void pinRuns(selected, pinned),
    cancel: () => void cancelRuns(selected),
    remove: () => remove(selected, onClear),
  };
}
