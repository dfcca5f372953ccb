import { updateDept } from '@netloom/contract';
import type { Project } from '@netloom/contract';
import { Button, Form, Input, Switch } from 'antd';
import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { useCallMutation } from '../../../../api/index.ts';
import { timestamp, usePermissions } from '../../../../parts/index.ts';
import { showAtFields } from '../../../../parts/form/fieldProblems.ts';
import { Card } from '../Card.tsx';
import { gitAddressRules } from '../gitAddress.ts';
import { CloneStatus } from '../projects/CloneStatus.tsx';
import { refreshProjects } from '../useProjectEvents.ts';

interface Fields {
  name: string;
  gitAddress: string;
  formerMembersRead: boolean;
}

function useSaveProject(form: FormInstance<Fields>) {
  const { t } = useTranslation('profile');
  return useCallMutation(updateDept, {
    meta: { quiet: true },
    onError: (error) => void (showAtFields(form, error) || announceError(error)),
    onSuccess: async () => {
      await refreshProjects();
      announceSuccess(t('project.saved'));
    },
  });
}

function ProjectForm({ project }: { project: Project }) {
  const { t } = useTranslation('profile');
  const [form] = Form.useForm<Fields>();
  const typed = Form.useWatch([], form) as Partial<Fields> | undefined;
  const { deptId, deptName, gitAddress, formerMembersRead } = project;
  const initial = { name: deptName, gitAddress, formerMembersRead };
  const save = useSaveProject(form);
  const changed =
    typed !== undefined &&
    (Object.keys(initial) as (keyof Fields)[]).some((field) => typed[field] !== initial[field]);
  // A project that began here may stay without an address.
  const addressRules = gitAddressRules(t('project.gitAddressNeeded'), t('project.gitAddressWrong'));
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={initial}
      onFinish={(fields) => save.mutate({ body: { deptId, ...fields } })}
    >
      <Form.Item
        name="name"
        label={t('project.name')}
        rules={[{ required: true, whitespace: true, message: t('project.nameNeeded') }]}
      >
        <Input maxLength={64} />
      </Form.Item>
      <Form.Item
        name="gitAddress"
        label={t('project.gitAddress')}
        extra={gitAddress === '' ? t('project.noAddress') : undefined}
        validateTrigger="onBlur"
        rules={gitAddress === '' ? addressRules.slice(1) : addressRules}
      >
        <Input className="nl-mono" spellCheck={false} maxLength={1000} placeholder="https://" />
      </Form.Item>
      <Form.Item
        name="formerMembersRead"
        label={t('project.formerRead')}
        valuePropName="checked"
        extra={t('project.formerReadHint')}
      >
        <Switch />
      </Form.Item>
      <Button type="primary" htmlType="submit" disabled={!changed} loading={save.isPending}>
        {t('save')}
      </Button>
    </Form>
  );
}

/** Name and repository: a form for who may change them, to be read by the others. */
export function ProjectCard({ project }: { project: Project }) {
  const { t } = useTranslation('profile');
  const { any } = usePermissions();
  const { deptName, gitAddress, clone, createBy, createTime } = project;
  const made = t('project.made', { user: createBy, time: timestamp(createTime) });
  return (
    <Card title={t('project.title')} text={createBy === '' ? undefined : made}>
      {clone.state === 'ready' ? null : <CloneStatus project={project} />}
      {any('project:edit') ? (
        <ProjectForm project={project} />
      ) : (
        <dl className="nl-profile-facts">
          <dt>{t('project.name')}</dt>
          <dd>{deptName}</dd>
          <dt>{t('project.gitAddress')}</dt>
          <dd>{gitAddress === '' ? t('project.noAddress') : <code>{gitAddress}</code>}</dd>
        </dl>
      )}
    </Card>
  );
}
