import { applyDept } from '@netloom/contract';
import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { useCallMutation } from '../../../../api/index.ts';
import { refreshProjects } from '../useProjectEvents.ts';

/** Asks to join a project by the code that somebody there handed on. */
export function JoinForm() {
  const { t } = useTranslation('profile');
  const [code, setCode] = useState('');
  const apply = useCallMutation(applyDept, {
    onSuccess: async ({ deptName }) => {
      setCode('');
      announceSuccess(t('projects.applied', { name: deptName }));
      await refreshProjects();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() !== '') apply.mutate({ query: { inviteCode: code.trim() } });
  }
  return (
    <form onSubmit={submit}>
      <Space.Compact block>
        <Input
          className="nl-mono"
          aria-label={t('projects.code')}
          placeholder={t('projects.code')}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button htmlType="submit" type="primary" disabled={code.trim() === ''} loading={apply.isPending}>
          {t('projects.apply')}
        </Button>
      </Space.Compact>
    </form>
  );
}
