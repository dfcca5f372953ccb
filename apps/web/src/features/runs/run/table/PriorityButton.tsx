import { RunPriority } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { prioritizeRuns } from '../actions/runCalls.ts';

/** Gives all waiting runs of a selection a priority. */
export function PriorityButton({ selected }: { selected: readonly RunRow[] }) {
  const { t } = useTranslation('runs');
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: RunPriority.options.map((key) => ({ key, label: t(`priority.${key}`) })),
        onClick: ({ key }) => void prioritizeRuns(selected, key as RunPriority),
      }}
    >
      <Button size="small">{t('action.priority')}</Button>
    </Dropdown>
  );
}
