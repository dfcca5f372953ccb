import { LockOutlined, UserOutlined } from '@ant-design/icons';
import Input from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import { useTranslation } from 'react-i18next';
import type { Credentials } from './useSignIn.ts';

interface CredentialFieldsProps {
  /** The name that is filled in, so that the password alone is to be typed. */
  known: string | null;
  credentials: Credentials;
  onChange: (change: Partial<Credentials>) => void;
}

export function CredentialFields({ known, credentials, onChange }: CredentialFieldsProps) {
  const { t } = useTranslation('login');
  return (
    <>
      <label htmlFor="userName">{t('userName')}</label>
      <Input
        id="userName"
        size="large"
        autoFocus={known === null}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        prefix={<UserOutlined />}
        value={credentials.userName}
        onChange={(event) => onChange({ userName: event.target.value })}
      />
      <label htmlFor="password">{t('password')}</label>
      <Password
        id="password"
        size="large"
        autoFocus={known !== null}
        autoComplete="current-password"
        prefix={<LockOutlined />}
        value={credentials.password}
        onChange={(event) => onChange({ password: event.target.value })}
      />
    </>
  );
}
