import { ReloadOutlined } from '@ant-design/icons';
import { PASSWORD_LENGTH } from '@netloom/contract';
import { Button, Form, Input, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { CopyPassword } from './CopyPassword.tsx';
import { madePassword } from './madePassword.ts';

interface PasswordInputProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** A password to be typed or made. */
function PasswordInput({ id, value = '', onChange }: PasswordInputProps) {
  const { t } = useTranslation('users');
  return (
    <Space.Compact block>
      <Input.Password
        id={id}
        value={value}
        maxLength={PASSWORD_LENGTH.max}
        autoComplete="new-password"
        onChange={({ target }) => onChange?.(target.value)}
      />
      <Button icon={<ReloadOutlined />} onClick={() => onChange?.(madePassword())}>
        {t('make')}
      </Button>
      <CopyPassword password={value} />
    </Space.Compact>
  );
}

/** Field `password` of a form. */
export function PasswordItem() {
  const { t } = useTranslation('users');
  return (
    <Form.Item
      name="password"
      label={t('password')}
      extra={t('passwordHint')}
      rules={[
        { required: true, message: t('passwordRequired') },
        { min: PASSWORD_LENGTH.min, message: t('passwordShort', { count: PASSWORD_LENGTH.min }) },
      ]}
    >
      <PasswordInput />
    </Form.Item>
  );
}
