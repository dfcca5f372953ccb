import { requireSecondFactor, updateDept } from '@netloom/contract';
import type { Project } from '@netloom/contract';
import { Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { FormDrawer } from '../../../parts/form/FormDrawer.tsx';
import { gitAddressRules, refreshProjects } from '../profile/index.ts';

interface ProjectForm {
  name: string;
  gitAddress: string;
  secondFactor: boolean;
}

/** Stores what changed: whether a second factor is asked for, then the rest. */
function useStoreProject({ deptId, secondFactor }: Project, onDone: () => void) {
  const { t } = useTranslation('projects');
  const require = useCallMutation(requireSecondFactor);
  const save = useCallMutation(updateDept, {
    onSuccess: async ({ deptName: name }) => {
      announceSuccess(t('saved', { name }));
      onDone();
      await refreshProjects();
    },
  });

  async function store({ secondFactor: required, ...form }: ProjectForm) {
    // What failed was announced already, and the rest is not begun.
    if (
      required !== secondFactor &&
      (await require.mutateAsync({ body: { deptId, required } }).catch(() => null)) === null
    )
      return;
    save.mutate({ body: { deptId, ...form } });
  }

  return { store, isPending: save.isPending || require.isPending };
}

/** Renames a project, or gives it another repository to share with. */
export function ProjectDrawer({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation('projects');
  const { deptName, gitAddress, secondFactor } = project;
  const { store, isPending } = useStoreProject(project, onClose);
  const rules = gitAddressRules(t('gitAddressRequired'), t('gitAddressWrong'));
  return (
    <FormDrawer<ProjectForm>
      title={t('editOf', { name: deptName })}
      initial={{ name: deptName, gitAddress, secondFactor }}
      pending={isPending}
      onSave={(form) => void store(form)}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t('name')}
        rules={[{ required: true, whitespace: true, message: t('nameRequired') }]}
      >
        <Input autoFocus maxLength={64} />
      </Form.Item>
      <Form.Item
        name="gitAddress"
        label={t('gitAddress')}
        extra={t('gitAddressHint')}
        // A project that began here may stay without an address.
        rules={gitAddress === '' ? rules.slice(1) : rules}
      >
        <Input maxLength={1000} spellCheck={false} placeholder="https://" />
      </Form.Item>
      <Form.Item
        name="secondFactor"
        label={t('secondFactor')}
        valuePropName="checked"
        extra={t('secondFactorHint')}
      >
        <Switch />
      </Form.Item>
    </FormDrawer>
  );
}
