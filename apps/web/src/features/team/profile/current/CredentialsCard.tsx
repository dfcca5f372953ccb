import { findUser, saveGitInfo } from '@netloom/contract';
import type { Member, Project } from '@netloom/contract';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { callKey, queryClient, useCall, useCallMutation } from '../../../../api/index.ts';
import { useSession } from '../../../../session/index.ts';
import { Card } from '../Card.tsx';
import { GitCredentialItems } from '../GitCredentialItems.tsx';

interface Fields {
  gitUserName: string;
  gitPassword?: string;
}

function CredentialsForm({ project, me }: { project: Project; me: Member }) {
  const { t } = useTranslation('profile');
  const [form] = Form.useForm<Fields>();
  const { deptId, gitAddress } = project;
  const save = useCallMutation(saveGitInfo, {
    onSuccess: async () => {
      form.resetFields(['gitPassword']);
      await queryClient.invalidateQueries({ queryKey: callKey(findUser) });
      announceSuccess(t('project.credentialsSaved'));
    },
  });
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ gitUserName: me.gitUserName }}
      onFinish={({ gitUserName, gitPassword }) =>
        save.mutate({ body: { deptId, gitUserName, gitPassword: gitPassword || undefined } })
      }
    >
      <GitCredentialItems address={gitAddress} kept={me.gitSecret} />
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t('save')}
      </Button>
    </Form>
  );
}

/** The user's own credentials for the repository; each member has his. */
export function CredentialsCard({ project }: { project: Project }) {
  const { t } = useTranslation('profile');
  const { session } = useSession();
  const { data: members } = useCall(findUser, { query: { deptId: project.deptId } });
  const me = members?.find(({ userId }) => userId === session?.user.userId);
  return (
    <Card title={t('project.credentials')} text={t('project.credentialsHint')}>
      {me === undefined ? null : <CredentialsForm key={me.gitUserName} project={project} me={me} />}
    </Card>
  );
}
