import { bulkEditBugs } from '@netloom/contract';
import type { BodyOf, BugRow } from '@netloom/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess, announceWarning } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { BulkBar } from '../../../parts/table/BulkBar.tsx';
import type { Selection } from '../../../parts/table/useSelection.ts';
import { useDeptId } from '../../../session/index.ts';
import { refreshBugs } from './useBugChanges.ts';
import { useBugOptions } from './useBugOptions.ts';

type Wanted = Partial<Pick<BodyOf<typeof bulkEditBugs>, 'change' | 'status'>>;

/** Changes all chosen defects alike, and tells which were refused. */
export function BulkEdit({ selection }: { selection: Selection<BugRow> }) {
  const { t } = useTranslation('bugs');
  const deptId = useDeptId();
  const options = useBugOptions();
  const edit = useCallMutation(bulkEditBugs, {
    onSettled: refreshBugs,
    onSuccess: ({ changed, refused }) => {
      selection.clear();
      const [first] = refused;
      if (first === undefined) announceSuccess(t('bulk.done', { count: changed }));
      else announceWarning(t('bulk.refused', { count: refused.length, bug: first.bugId, why: first.why }));
    },
  });
  const bugs = selection.rows.map(({ bugId, revision }) => ({ bugId, revision }));
  const change = (wanted: Wanted) => edit.mutate({ body: { deptId, bugs, ...wanted } });
  const choices = [
    ['assigneeId', t('field.assignee'), options.members],
    ['severity', t('field.severity'), options.severity],
    ['priority', t('field.priority'), options.priority],
    ['label', t('field.label'), options.label],
  ] as const;
  // What goes back asks for a reason, and completing for a commit: both are given one by one.
  const forward = options.status.filter(({ value }) => value !== 'Open' && value !== 'Completed');
  return (
    <BulkBar count={bugs.length} onClear={selection.clear}>
      {choices.map(([name, label, known]) => (
        <Select<string | number>
          key={name}
          size="small"
          className="nl-bugs-choice"
          popupMatchSelectWidth={false}
          aria-label={label}
          placeholder={label}
          value={null}
          options={known as { value: string | number; label: string }[]}
          onChange={(value) => change({ change: { [name]: value } })}
        />
      ))}
      <Select
        size="small"
        className="nl-bugs-choice"
        popupMatchSelectWidth={false}
        aria-label={t('field.status')}
        placeholder={t('field.status')}
        value={null}
        options={forward}
        onChange={(status) => status !== null && change({ status })}
      />
    </BulkBar>
  );
}
