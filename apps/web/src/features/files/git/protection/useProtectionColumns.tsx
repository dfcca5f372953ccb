import { gitBranches, gitDeleteProtection, gitProtections } from '@netloom/contract';
import type { GitProtection } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { callKey, queryClient, useCallMutation } from '../../../../api/index.ts';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { Permitted } from '../../../../parts/index.ts';
import type { Column } from '../../../../parts/table/column.ts';
import { useDeptId } from '../../../../session/index.ts';
import { usePushSchedules } from './usePushSchedules.ts';

/** What rules say shows in the list of branches too. */
export function refreshRules(): void {
  for (const call of [gitProtections, gitBranches])
    void queryClient.invalidateQueries({ queryKey: callKey(call) });
}

export function useProtectionColumns(onEdit: (rule: GitProtection) => void): Column<GitProtection>[] {
  const { t } = useTranslation('git');
  return [
    {
      key: 'pattern',
      title: t('protection.pattern'),
      width: 220,
      place: 'heading',
      render: ({ pattern }) => <code>{pattern}</code>,
    },
    { key: 'kind', title: t('protection.kind'), width: 140, render: ({ kind }) => t(`protection.${kind}`) },
    { key: 'push', title: t('protection.push'), render: ({ push }) => t(`protection.who.${push}`) },
    {
      key: 'merge',
      title: t('protection.merge'),
      render: ({ kind, merge }) => (kind === 'tag' ? '–' : t(`protection.who.${merge}`)),
    },
    {
      key: 'needs',
      title: t('protection.needs'),
      render: ({ needs }) => (needs === null ? '–' : <NeededRun scheduleId={needs} />),
    },
    {
      key: 'actions',
      title: '',
      width: 200,
      place: 'actions',
      render: (rule) => <RuleActions rule={rule} onEdit={onEdit} />,
    },
  ];
}

function NeededRun({ scheduleId }: { scheduleId: number }) {
  return usePushSchedules().find((schedule) => schedule.scheduleId === scheduleId)?.name ?? '…';
}

function RuleActions({ rule, onEdit }: { rule: GitProtection; onEdit: (rule: GitProtection) => void }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const confirm = useConfirm();
  const remove = useCallMutation(gitDeleteProtection, { onSettled: refreshRules });
  const { kind, pattern } = rule;
  const ask = () =>
    confirm({
      title: t('protection.deleteTitle', { pattern }),
      content: t('protection.deleteText'),
      okText: t('protection.delete'),
      onOk: () => remove.mutateAsync({ body: { deptId, kind, pattern } }),
    });
  return (
    <Permitted any={['project:edit']}>
      <span className="nl-git-buttons">
        <Button size="small" onClick={() => onEdit(rule)}>
          {t('protection.edit')}
        </Button>
        <Button size="small" danger type="text" loading={remove.isPending} onClick={ask}>
          {t('protection.delete')}
        </Button>
      </span>
    </Permitted>
  );
}
