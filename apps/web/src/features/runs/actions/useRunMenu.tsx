import { RunPriority } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceSuccess } from '../../../announce.ts';
import { copyText } from '../../../parts/copyText.ts';
import { runAddress, runScreenAddress } from '../runAddress.ts';
import { cancelRuns, pinRuns, prioritizeRuns, retryRuns } from './runCalls.ts';
import type { Tree } from './runCalls.ts';
import { useDeleteRuns } from './useDeleteRuns.tsx';

interface MenuTargets {
  open: (dialog: 'schedule' | 'compare') => void;
  onDeleted: (() => void) | undefined;
}

type Item = NonNullable<MenuProps['items']>[number] & { onClick?: () => void };

/** The entries of a run's menu, those that its state allows. */
export function useRunMenu(row: RunRow, { open, onDeleted }: MenuTargets): MenuProps {
  const { t } = useTranslation('runs');
  const navigate = useNavigate();
  const remove = useDeleteRuns();
  const ended = row.state === 'finished';

  async function retry(tree: Tree) {
    const [again] = await retryRuns([row], tree);
    if (again !== undefined) void navigate(runAddress(again));
  }
  async function copyLink() {
    await copyText(new URL(runAddress(row), window.location.href).href);
    announceSuccess(t('copied'));
  }

  const items: (Item | false)[] = [
    { key: 'pinned', label: t('action.retryPinned'), onClick: () => void retry('pinned') },
    { key: 'current', label: t('action.retryCurrent'), onClick: () => void retry('current') },
    {
      key: 'from',
      label: t('action.from'),
      onClick: () => void navigate(runScreenAddress(row.kind, { from: row.runId })),
    },
    { type: 'divider' },
    ended && { key: 'compare', label: t('action.compareWith'), onClick: () => open('compare') },
    { key: 'schedule', label: t('action.schedule'), onClick: () => open('schedule') },
    { key: 'copy', label: t('action.copyLink'), onClick: () => void copyLink() },
    {
      key: 'pin',
      label: t(row.pinned ? 'action.unpin' : 'action.pin'),
      onClick: () => void pinRuns([row], !row.pinned),
    },
    row.state === 'queued' && {
      key: 'priority',
      label: t('action.priority'),
      children: RunPriority.options.map((priority) => ({
        key: priority,
        label: t(`priority.${priority}`),
        disabled: priority === row.priority,
        onClick: () => void prioritizeRuns([row], priority),
      })),
    },
    { type: 'divider' },
    !ended && {
      key: 'cancel',
      danger: true,
      label: t('cancel'),
      onClick: () => void cancelRuns([row]),
    },
    ended && {
      key: 'delete',
      danger: true,
      label: t('action.delete'),
      onClick: () => remove([row], onDeleted),
    },
  ];
  return {
    items: items.filter((item) => item !== false),
    onClick: ({ domEvent }) => domEvent.stopPropagation(),
  };
}
