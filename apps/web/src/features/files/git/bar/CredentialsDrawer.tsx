import { findUser, gitStatus, saveGitInfo } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { announceSuccess } from '../../../../announce.ts';
import { callKey, queryClient, useCall, useCallMutation } from '../../../../api/index.ts';
import { FormDrawer } from '../../../../parts/form/FormDrawer.tsx';
import { useDeptId, useSession } from '../../../../session/index.ts';
import { GitCredentialItems } from '../../../team/profile/index.ts';

interface Fields {
  gitUserName: string;
  gitPassword?: string;
}

/** The member's own user name and token for the project's remote; the token is never shown again. */
export function CredentialsDrawer({ address, onClose }: { address: string; onClose: () => void }) {
  const { t, ready } = useTranslation(['git', 'profile']);
  const deptId = useDeptId();
  const { session } = useSession();
  const { data: members } = useCall(findUser, { query: { deptId } });
  const me = members?.find(({ userId }) => userId === session?.user.userId);
  const save = useCallMutation(saveGitInfo, {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: callKey(findUser) });
      await queryClient.invalidateQueries({ queryKey: callKey(gitStatus) });
      announceSuccess(t('git:bar.credentialsSaved'));
      onClose();
    },
  });
  if (!ready || me === undefined) return <Loading />;
  return (
    <FormDrawer<Fields>
      title={t('git:bar.credentialsTitle')}
      initial={{ gitUserName: me.gitUserName }}
      pending={save.isPending}
      onSave={({ gitUserName, gitPassword }) =>
        save.mutate({ body: { deptId, gitUserName, gitPassword: gitPassword || undefined } })
      }
      onClose={onClose}
    >
      <p className="nl-git-dim">{t('git:bar.credentialsText')}</p>
      <p className="nl-git-address">{address}</p>
      <GitCredentialItems address={address} kept={me.gitSecret} />
    </FormDrawer>
  );
}
