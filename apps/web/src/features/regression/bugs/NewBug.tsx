import { createBug, proposeDuplicates, showResult } from '@netloom/contract';
import type { Attachment, BugDetails, BugPriority, BugSeverity } from '@netloom/contract';
import { Alert, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall, useCallMutation } from '../../../api/index.ts';
import { FormDrawer } from '../../../parts/form/FormDrawer.tsx';
import { useDeptId } from '../../../session/index.ts';
import { FilesField } from '../../talk/tickets/index.ts';
import { bugAddress } from './address.ts';
import { refreshBugs } from './useBugChanges.ts';
import { useBugOptions } from './useBugOptions.ts';
import { StatusTag } from './Words.tsx';

interface Values {
  title: string;
  label: string;
  severity: BugSeverity;
  priority: BugPriority;
  assigneeId?: number;
  scope: string;
  branch: string;
  commitID: string;
  description: string;
  files: Attachment[];
}

interface NewBugProps {
  /** The failing simulation that it is filed from. */
  resultId: number | undefined;
  onClose: () => void;
  onFiled: (bug: BugDetails) => void;
}

/** Defects that may be the same, while there is time not to file one twice. */
function Alike({ bucketId, title }: { bucketId: number | undefined; title: string }) {
  const { t } = useTranslation('bugs');
  const deptId = useDeptId();
  const asked = { deptId, title, ...(bucketId !== undefined && { bucketId }) };
  const enabled = title.trim().length > 3 || bucketId !== undefined;
  const { data = [] } = useCall(proposeDuplicates, { query: asked }, { enabled, staleTime: 0 });
  if (data.length === 0) return null;
  const lines = data.map(({ bugId, title: known, status, sameBucket }) => (
    <li key={bugId}>
      <Link to={bugAddress(bugId)}>
        #{bugId} <bdi>{known}</bdi>
      </Link>{' '}
      <StatusTag status={status} /> {sameBucket ? <span className="nl-dim">{t('alike.cause')}</span> : null}
    </li>
  ));
  return (
    <Alert type="warning" title={t('alike.title')} description={<ul className="nl-bugs-alike">{lines}</ul>} />
  );
}

/** Of what no simulation found. */
function Version() {
  const { t } = useTranslation('bugs');
  return (
    <div className="nl-bugs-pair">
      <Form.Item name="branch" label={t('field.branch')}>
        <Input maxLength={250} />
      </Form.Item>
      <Form.Item
        name="commitID"
        label={t('field.commitID')}
        rules={[{ pattern: /^([0-9a-f]{7,40})?$/, message: t('commitRule') }]}
      >
        <Input maxLength={40} />
      </Form.Item>
    </div>
  );
}

function Fields({ isBound, onTitle }: { isBound: boolean; onTitle: (title: string) => void }) {
  const { t } = useTranslation('bugs');
  const options = useBugOptions();
  return (
    <>
      <Form.Item
        name="title"
        label={t('field.title')}
        rules={[{ required: true, whitespace: true, message: t('titleRequired') }]}
      >
        <Input autoFocus maxLength={200} onBlur={({ target }) => onTitle(target.value)} />
      </Form.Item>
      <Form.Item
        name="label"
        label={t('field.label')}
        rules={[{ required: true, message: t('labelRequired') }]}
      >
        <Select options={options.label} />
      </Form.Item>
      <div className="nl-bugs-pair">
        <Form.Item name="severity" label={t('field.severity')}>
          <Select options={options.severity} />
        </Form.Item>
        <Form.Item name="priority" label={t('field.priority')}>
          <Select options={options.priority} popupMatchSelectWidth={false} />
        </Form.Item>
      </div>
      <Form.Item name="assigneeId" label={t('field.assignee')}>
        <Select allowClear options={options.members} />
      </Form.Item>
      <Form.Item name="scope" label={t('field.scope')} extra={t('scopeHint')}>
        <Input maxLength={500} />
      </Form.Item>
      {isBound ? null : <Version />}
      <Form.Item name="description" label={t('field.description')}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} maxLength={20_000} />
      </Form.Item>
      <Form.Item name="files" label={t('files')}>
        <FilesField />
      </Form.Item>
    </>
  );
}

const FIRST: Omit<Values, 'title' | 'label'> = {
  severity: 'normal',
  priority: 'important not urgent',
  ...{ scope: '', branch: '', commitID: '', description: '', files: [] },
};

/** Files a defect; one from a failure knows its cause, seed, commit, log and wave already. */
export function NewBug({ resultId, onClose, onFiled }: NewBugProps) {
  const { t } = useTranslation('bugs');
  const deptId = useDeptId();
  const asked = { query: { resultId: resultId ?? 0 } };
  const { data: bound } = useCall(showResult, asked, { enabled: resultId !== undefined });
  const [title, setTitle] = useState('');
  const file = useCallMutation(createBug, {
    onSettled: refreshBugs,
    onSuccess: onFiled,
  });
  if (resultId !== undefined && bound === undefined) return null;
  const message = bound?.result.message.slice(0, 200);
  const save = ({ files, ...values }: Values) =>
    file.mutate({
      body: {
        deptId,
        ...values,
        imageIds: files.map(({ imageId }) => imageId),
        ...(resultId && { resultId }),
      },
    });
  return (
    <FormDrawer<Values>
      title={t('new')}
      saveText={t('file')}
      initial={{ ...FIRST, ...(message !== undefined && { title: message, label: 'RTL' }) }}
      pending={file.isPending}
      onSave={save}
      onClose={onClose}
    >
      {bound === undefined ? null : (
        <p className="nl-dim">
          {t('fromFailure', {
            case: bound.result.caseName,
            seed: bound.result.toldSeed ?? bound.result.seed,
            commit: bound.regression.rtlVersion.slice(0, 9),
            branch: bound.regression.branch,
          })}
        </p>
      )}
      <Alike bucketId={bound?.result.bucketId ?? undefined} title={title || (message ?? '')} />
      <Fields isBound={bound !== undefined} onTitle={setTitle} />
    </FormDrawer>
  );
}
