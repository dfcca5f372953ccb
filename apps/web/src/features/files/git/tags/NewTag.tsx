import { gitCreateTag, tagName } from '@netloom/contract';
import type { ReplyOf, gitShow } from '@netloom/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { FormDrawer } from '../../../../parts/form/FormDrawer.tsx';
import { useDeptId } from '../../../../session/index.ts';
import { useGitChange } from '../useGit.ts';

interface NewTagProps {
  commit: ReplyOf<typeof gitShow>;
  onClose: () => void;
}

/** Gives a commit a tag, for everybody. */
export function NewTag({ commit, onClose }: NewTagProps) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const create = useGitChange(gitCreateTag, {
    onSuccess: () => {
      announceSuccess(t('tags.made'));
      onClose();
    },
  });
  const check = (_rule: unknown, value: string | undefined) =>
    tagName.safeParse(value ?? '').success
      ? Promise.resolve()
      : Promise.reject(new Error(t('branches.nameWrong')));
  return (
    <FormDrawer<{ name: string; message: string }>
      title={t('tags.title', { commit: commit.commit.slice(0, 8) })}
      initial={{ message: '' }}
      saveText={t('tags.create')}
      pending={create.isPending}
      onSave={({ name, message }) =>
        create.mutate({ body: { deptId, commit: commit.commit, name: name.trim(), message } })
      }
      onClose={onClose}
    >
      <p className="nl-git-dim">{t('tags.text', { subject: commit.subject })}</p>
      <Form.Item name="name" label={t('tags.name')} required rules={[{ validator: check }]}>
        <Input autoFocus autoComplete="off" spellCheck={false} maxLength={200} placeholder="v1.0" />
      </Form.Item>
      <Form.Item name="message" label={t('tags.message')} extra={t('tags.messageHint')}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} maxLength={20_000} />
      </Form.Item>
    </FormDrawer>
  );
}
