import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { alphanumericSpecial } from '../../../parts/form/restrict.ts';
import { isSsh } from './gitAddress.ts';

interface GitCredentialItemsProps {
  /** Where the address is no field `gitAddress` of the same form. */
  address?: string;
  /** A secret is kept already and stays when the field is left empty. */
  kept?: boolean;
}

/** Form items `gitUserName` and `gitPassword`; the secret goes to the server and never comes back. */
export function GitCredentialItems({ address, kept = false }: GitCredentialItemsProps) {
  const { t } = useTranslation('profile');
  const typed = Form.useWatch('gitAddress') as string | undefined;
  const ssh = isSsh(address ?? typed ?? '');
  const placeholder = kept ? t('project.secretKept') : undefined;
  return (
    <>
      <Form.Item
        name="gitUserName"
        label={t('project.gitUserName')}
        normalize={alphanumericSpecial}
        rules={[{ required: true, message: t('project.gitUserNameNeeded') }]}
      >
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={200} />
      </Form.Item>
      <Form.Item
        name="gitPassword"
        label={t(ssh ? 'project.gitKey' : 'project.gitPassword')}
        extra={t(ssh ? 'project.gitKeyHint' : 'project.gitPasswordHint')}
        rules={kept ? [] : [{ required: true, message: t('project.gitPasswordNeeded') }]}
      >
        {ssh ? (
          <Input.TextArea className="nl-mono" rows={4} spellCheck={false} placeholder={placeholder} />
        ) : (
          <Input.Password autoComplete="new-password" placeholder={placeholder} />
        )}
      </Form.Item>
    </>
  );
}
