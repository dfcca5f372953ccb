import { updateBug } from '@netloom/contract';
import type { BodyOf, BugDetails } from '@netloom/contract';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../../api/index.ts';
import { usePermissions } from '../../../../parts/index.ts';
import { useBugOptions } from '../useBugOptions.ts';
import { refreshBugs } from '../useBugChanges.ts';

type Change = BodyOf<typeof updateBug>['change'];

/** Fields that are changed where they stand; a change that came too late is refused, and the newest is shown. */
export function BugFields({ bug }: { bug: BugDetails }) {
  const { t } = useTranslation('bugs');
  const options = useBugOptions();
  const may = usePermissions().any('defect:edit');
  const update = useCallMutation(updateBug, { onSettled: refreshBugs });
  const { bugId, revision, branch, commitID, assigner, finishTime } = bug;
  const change = (fields: Change) => update.mutate({ body: { bugId, revision, change: fields } });
  const choices = [
    ['label', options.label],
    ['severity', options.severity],
    ['priority', options.priority],
  ] as const;
  return (
    <dl className="nl-bug-fields">
      {choices.map(([name, known]) => (
        <div key={name}>
          <dt>{t(`field.${name}`)}</dt>
          <dd>
            <Select<string>
              size="small"
              disabled={!may}
              popupMatchSelectWidth={false}
              aria-label={t(`field.${name}`)}
              value={bug[name]}
              options={known as { value: string; label: string }[]}
              onChange={(value) => change({ [name]: value })}
            />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('field.assignee')}</dt>
        <dd>
          <Select
            allowClear
            size="small"
            disabled={!may}
            aria-label={t('field.assignee')}
            placeholder={t('nobody')}
            title={assigner === '' ? undefined : t('assignedBy', { name: assigner })}
            value={bug.assigneeId}
            options={options.members}
            onChange={(value: number | null | undefined) => change({ assigneeId: value ?? null })}
          />
        </dd>
      </div>
      <div>
        <dt>{t('field.scope')}</dt>
        <dd>
          <Input
            key={bug.scope}
            size="small"
            disabled={!may}
            aria-label={t('field.scope')}
            maxLength={500}
            defaultValue={bug.scope}
            onBlur={({ target }) =>
              target.value === bug.scope ? undefined : change({ scope: target.value })
            }
            onPressEnter={({ currentTarget }) => currentTarget.blur()}
          />
        </dd>
      </div>
      <div>
        <dt>{t('field.commitID')}</dt>
        <dd>
          <code title={commitID}>{commitID.slice(0, 9) || '–'}</code> {branch}
        </dd>
      </div>
      {finishTime === null ? null : (
        <div>
          <dt>{t('field.finishTime')}</dt>
          <dd>{new Date(finishTime).toLocaleString()}</dd>
        </div>
      )}
    </dl>
  );
}
