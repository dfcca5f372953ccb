import { insertDept } from '@netloom/contract';
import { Form, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { useCallMutation } from '../../../../api/index.ts';
import { showAtFields } from '../../../../parts/form/fieldProblems.ts';
import { GitCredentialItems } from '../GitCredentialItems.tsx';
import { gitAddressRules } from '../gitAddress.ts';
import { refreshProjects } from '../useProjectEvents.ts';

type Origin = 'git' | 'public' | 'empty';

const HINTS = {
  git: 'create.fromGitHint',
  public: 'create.fromPublicHint',
  empty: 'create.emptyHint',
} as const;

interface Fields {
  name: string;
  gitAddress?: string;
  gitUserName?: string;
  gitPassword?: string;
}

/** Makes a project from a git repository elsewhere, or an empty one that is kept here. */
export function CreateProject({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const [form] = Form.useForm<Fields>();
  const [origin, setOrigin] = useState<Origin>('git');
  const create = useCallMutation(insertDept, {
    meta: { quiet: true },
    onError: (error) => void (showAtFields(form, error) || announceError(error)),
    onSuccess: async ({ deptName }) => {
      announceSuccess(t('create.done', { name: deptName }));
      await refreshProjects();
      onClose();
    },
  });
  return (
    <Modal
      open
      title={t('create.title')}
      okText={t('create.ok')}
      cancelText={t('cancel')}
      confirmLoading={create.isPending}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Fields>
        form={form}
        className="nl-profile-form"
        layout="vertical"
        requiredMark={false}
        preserve={false}
        onFinish={(fields) => create.mutate({ body: { ...fields, gitPublic: origin === 'public' } })}
      >
        <Form.Item
          name="name"
          label={t('project.name')}
          rules={[{ required: true, whitespace: true, message: t('project.nameNeeded') }]}
        >
          <Input autoFocus maxLength={64} />
        </Form.Item>
        <OriginItem origin={origin} onChange={setOrigin} />
        {origin === 'empty' ? null : <AddressItem />}
        {origin === 'git' ? <GitCredentialItems /> : null}
        {/* Enter in a field presses the first submit button of a form. */}
        <button type="submit" hidden disabled={create.isPending} />
      </Form>
    </Modal>
  );
}

interface OriginItemProps {
  origin: Origin;
  onChange: (origin: Origin) => void;
}

function OriginItem({ origin, onChange }: OriginItemProps) {
  const { t } = useTranslation('profile');
  return (
    <Form.Item label={t('create.origin')}>
      <Radio.Group
        value={origin}
        options={[
          { value: 'git', label: t('create.fromGit') },
          { value: 'public', label: t('create.fromPublic') },
          { value: 'empty', label: t('create.empty') },
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="nl-dim">{t(HINTS[origin])}</p>
    </Form.Item>
  );
}

/** The repository that a project begins with. */
function AddressItem() {
  const { t } = useTranslation('profile');
  return (
    <Form.Item
      name="gitAddress"
      label={t('project.gitAddress')}
      validateTrigger="onBlur"
      rules={gitAddressRules(t('project.gitAddressNeeded'), t('project.gitAddressWrong'))}
    >
      <Input className="nl-mono" spellCheck={false} maxLength={1000} placeholder="https://" />
    </Form.Item>
  );
}
