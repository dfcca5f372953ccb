import { branchName, gitCreateBranch } from '@netloom/contract';
import type { GitBranch } from '@netloom/contract';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { FormDrawer } from '../../../../parts/form/FormDrawer.tsx';
import { useDeptId } from '../../../../session/index.ts';
import { useGitChange } from '../useGit.ts';

interface Fields {
  name: string;
  from: string;
}

interface NewBranchProps {
  branches: GitBranch[];
  current: string;
  onClose: () => void;
}

/** Makes a branch and goes there. */
export function NewBranch({ branches, current, onClose }: NewBranchProps) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const create = useGitChange(gitCreateBranch, {
    onSuccess: ({ branch }) => {
      announceSuccess(t('branches.switched', { name: branch }));
      onClose();
    },
  });
  const names = new Set(branches.map(({ name }) => name));

  function check(_rule: unknown, value: string | undefined): Promise<void> {
    const name = value?.trim() ?? '';
    if (name === '' || names.has(name)) return Promise.reject(new Error(t('branches.nameTaken')));
    return branchName.safeParse(name).success
      ? Promise.resolve()
      : Promise.reject(new Error(t('branches.nameWrong')));
  }

  return (
    <FormDrawer<Fields>
      title={t('branches.new')}
      initial={{ from: current }}
      saveText={t('branches.create')}
      pending={create.isPending}
      onSave={({ name, from }) =>
        create.mutate({ body: { deptId, name: name.trim(), ...(from !== current && { from }) } })
      }
      onClose={onClose}
    >
      <Form.Item name="name" label={t('branches.name')} required rules={[{ validator: check }]}>
        <Input autoFocus autoComplete="off" spellCheck={false} maxLength={200} />
      </Form.Item>
      <Form.Item name="from" label={t('branches.from')} extra={t('branches.fromHint')}>
        <Select
          showSearch
          options={branches.map(({ name }) => ({ value: name, label: name }))}
          notFoundContent={t('branches.none')}
        />
      </Form.Item>
    </FormDrawer>
  );
}
