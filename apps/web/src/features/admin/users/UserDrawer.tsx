import { getUserInfo, saveSysUser, updateSysUser } from '@netloom/contract';
import type { SysUser } from '@netloom/contract';
import { Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { useCall, useCallMutation } from '../../../api/index.ts';
import { FormDrawer } from '../../../parts/form/FormDrawer.tsx';
import { EmailItems } from './EmailItems.tsx';
import { PasswordItem } from './PasswordItem.tsx';
import { refreshUsers } from './refreshUsers.ts';

interface UserForm {
  userName: string;
  email: string;
  emailConfirmed: boolean;
  phone: string;
  password: string;
  admin: boolean;
}

const EMPTY: Partial<UserForm> = {
  userName: '',
  email: '',
  emailConfirmed: false,
  phone: '',
  password: '',
  admin: false,
};

/** Makes a user, or changes one. */
export function UserDrawer({ user, onClose }: { user: SysUser | 'new'; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { data: self } = useCall(getUserInfo, {}, { staleTime: Infinity });
  const done = (saved: SysUser) => {
    announceSuccess(t('saved', { name: saved.userName }));
    onClose();
    return refreshUsers();
  };
  const make = useCallMutation(saveSysUser, { onSuccess: done });
  const change = useCallMutation(updateSysUser, { onSuccess: done });
  const isNew = user === 'new';
  const own = !isNew && self?.userId === user.userId;

  function save({ password, email, emailConfirmed, ...values }: UserForm) {
    const address = { email, emailConfirmed };
    if (isNew) make.mutate({ body: { ...values, ...address, password } });
    else change.mutate({ body: { userId: user.userId, ...values, ...(!own && address) } });
  }
  return (
    <FormDrawer<UserForm>
      title={isNew ? t('add') : t('editOf', { name: user.userName })}
      initial={isNew ? EMPTY : user}
      pending={make.isPending || change.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item
        name="userName"
        label={t('userName')}
        rules={[{ required: true, whitespace: true, message: t('userNameRequired') }]}
      >
        <Input autoFocus maxLength={64} autoComplete="off" />
      </Form.Item>
      {own ? null : <EmailItems />}
      <Form.Item name="phone" label={t('phone')} rules={[{ pattern: /^\d{11}$/, message: t('phoneWrong') }]}>
        <Input maxLength={11} autoComplete="off" inputMode="tel" />
      </Form.Item>
      {isNew ? <PasswordItem /> : null}
      <Form.Item name="admin" label={t('admin')} valuePropName="checked" extra={t('adminHint')}>
        <Switch disabled={own} />
      </Form.Item>
    </FormDrawer>
  );
}
