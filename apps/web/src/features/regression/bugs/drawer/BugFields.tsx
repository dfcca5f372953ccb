import { updateBug } from '@netloom/contract';
import type { BodyOf, BugDetails } from '@netloom/contract';
import { Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../../api/index.ts';
import { timestamp, usePermissions } from '../../../../parts/index.ts';
import { useBugOptions } from '../useBugOptions.ts';
import { refreshBugs } from '../useBugChanges.ts';

type Change = BodyOf<typeof updateBug>['change'];

interface FieldsProps {
  bug: BugDetails;
  disabled: boolean;
  change: (fields: Change) => void;
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What is chosen from a list. */
function Choices({ bug, disabled, change }: FieldsProps) {
  const { t } = useTranslation('bugs');
  const options = useBugOptions();
  const choices = [
    ['label', options.label],
    ['severity', options.severity],
    ['priority', options.priority],
  ] as const;
  return (
    <>
      {choices.map(([name, known]) => (
        <Field key={name} name={t(`field.${name}`)}>
          <Select<string>
            {...{ disabled, size: 'small', popupMatchSelectWidth: false }}
            aria-label={t(`field.${name}`)}
            value={bug[name]}
            options={known as { value: string; label: string }[]}
            onChange={(value) => change({ [name]: value })}
          />
        </Field>
      ))}
      <Field name={t('field.assignee')}>
        <Select
          allowClear
          {...{ disabled, size: 'small' }}
          aria-label={t('field.assignee')}
          placeholder={t('nobody')}
          title={bug.assigner === '' ? undefined : t('assignedBy', { name: bug.assigner })}
          value={bug.assigneeId}
          options={options.members}
          onChange={(value: number | null | undefined) => change({ assigneeId: value ?? null })}
        />
      </Field>
    </>
  );
}

/** Fields that are changed where they stand; a change that came too late is refused, and the newest is shown. */
export function BugFields({ bug }: { bug: BugDetails }) {
  const { t } = useTranslation('bugs');
  const disabled = !usePermissions().any('defect:edit');
  const update = useCallMutation(updateBug, { onSettled: refreshBugs });
  const { bugId, revision, scope, branch, commitID, finishTime } = bug;
  const change = (fields: Change) => update.mutate({ body: { bugId, revision, change: fields } });
  return (
    <dl className="nl-bug-fields">
      <Choices {...{ bug, disabled, change }} />
      <Field name={t('field.scope')}>
        <Input
          key={scope}
          {...{ disabled, size: 'small', maxLength: 500 }}
          aria-label={t('field.scope')}
          defaultValue={scope}
          onBlur={({ target }) => (target.value === scope ? undefined : change({ scope: target.value }))}
          onPressEnter={({ currentTarget }) => currentTarget.blur()}
        />
      </Field>
      <Field name={t('field.commitID')}>
        <code title={commitID}>{commitID.slice(0, 9) || '–'}</code> {branch}
      </Field>
      {finishTime === null ? null : <Field name={t('field.finishTime')}>{timestamp(finishTime)}</Field>}
    </dl>
  );
}
