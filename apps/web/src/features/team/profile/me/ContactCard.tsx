import { signInOptions, updateSysUser } from '@netloom/contract';
import type { SysUser } from '@netloom/contract';
import { Button, Form, Input } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { useCall, useCallMutation } from '../../../../api/index.ts';
import { showAtFields } from '../../../../parts/form/fieldProblems.ts';
import { numeric } from '../../../../parts/form/restrict.ts';
import { usePermissions } from '../../../../parts/index.ts';
import { Card } from '../Card.tsx';
import { EmailState } from './EmailState.tsx';
import { refreshMe } from './refreshMe.ts';

interface Contact {
  email: string;
  phone: string;
  currentPassword?: string;
}

/** How others and the installation reach the user; both may be empty. */
export function ContactCard({ user }: { user: SysUser }) {
  const { t } = useTranslation('profile');
  const [form] = Form.useForm<Contact>();
  const typed = Form.useWatch([], form) as Partial<Contact> | undefined;
  const { data: options } = useCall(signInOptions, {}, { staleTime: Infinity });
  const mails = options?.mail ?? true;
  const administers = usePermissions().any('system:user:edit');
  const save = useCallMutation(updateSysUser, {
    meta: { quiet: true },
    onError: (error) => void (showAtFields(form, error) || announceError(error)),
    onSuccess: async (saved) => {
      // The address that holds: the new one waits for its link.
      form.setFieldsValue({ email: saved.email, phone: saved.phone, currentPassword: '' });
      await refreshMe();
      const mailed = saved.pendingEmail !== '' && saved.pendingEmail !== user.pendingEmail;
      announceSuccess(mailed ? t('me.linkMailed', { email: saved.pendingEmail }) : t('me.contactSaved'));
    },
  });
  useEffect(() => form.setFieldValue('email', user.email), [form, user.email]);
  const locked = !mails && !administers;
  const newEmail = typed !== undefined && typed.email !== user.email;
  const changed = newEmail || (typed !== undefined && typed.phone !== user.phone);
  // Where no mail can be sent, an administrator's word is what confirms an address, his own too.
  const word = newEmail && !mails && administers && typed.email !== '' ? { emailConfirmed: true } : {};
  return (
    <Card title={t('me.contact')} text={t('me.contactHint')}>
      <EmailState user={user} mails={mails} />
      <Form<Contact>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ email: user.email, phone: user.phone }}
        onFinish={(contact) => save.mutate({ body: { userId: user.userId, ...contact, ...word } })}
      >
        <Form.Item
          name="email"
          label={t('me.email')}
          extra={locked ? t('me.emailLocked') : undefined}
          validateTrigger="onBlur"
          rules={[{ type: 'email', message: t('me.emailWrong') }]}
        >
          <Input inputMode="email" autoComplete="email" maxLength={254} disabled={locked} />
        </Form.Item>
        {newEmail ? (
          <Form.Item
            name="currentPassword"
            label={t('me.currentPassword')}
            extra={t('me.currentPasswordHint')}
            rules={[{ required: true, message: t('me.oldPasswordNeeded') }]}
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
        ) : null}
        <Form.Item
          name="phone"
          label={t('me.phone')}
          normalize={numeric}
          validateTrigger="onBlur"
          rules={[{ len: 11, message: t('me.phoneWrong') }]}
        >
          <Input inputMode="numeric" autoComplete="tel-national" maxLength={11} />
        </Form.Item>
        <Button type="primary" htmlType="submit" disabled={!changed} loading={save.isPending}>
          {t('save')}
        </Button>
      </Form>
    </Card>
  );
}
