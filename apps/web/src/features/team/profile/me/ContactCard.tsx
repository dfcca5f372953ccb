import { signInOptions, updateSysUser } from '@netloom/contract';
import type { SysUser } from '@netloom/contract';
import { Button, Form } from 'antd';
import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { useCall, useCallMutation } from '../../../../api/index.ts';
import { showAtFields } from '../../../../parts/form/fieldProblems.ts';
import { usePermissions } from '../../../../parts/index.ts';
import { Card } from '../Card.tsx';
import { CurrentPasswordItem, EmailItem, PhoneItem } from './ContactItems.tsx';
import { EmailState } from './EmailState.tsx';
import { refreshMe } from './refreshMe.ts';

interface Contact {
  email: string;
  phone: string;
  currentPassword?: string;
}

function useSaveContact(form: FormInstance<Contact>, user: SysUser) {
  const { t } = useTranslation('profile');
  return useCallMutation(updateSysUser, {
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
}

/** How others and the installation reach the user; both may be empty. */
export function ContactCard({ user }: { user: SysUser }) {
  const { t } = useTranslation('profile');
  const [form] = Form.useForm<Contact>();
  const typed = Form.useWatch([], form) as Partial<Contact> | undefined;
  const { data: options } = useCall(signInOptions, {}, { staleTime: Infinity });
  const mails = options?.mail ?? true;
  const administers = usePermissions().any('system:user:edit');
  const save = useSaveContact(form, user);
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
        <EmailItem locked={locked} />
        {newEmail ? <CurrentPasswordItem /> : null}
        <PhoneItem />
        <Button type="primary" htmlType="submit" disabled={!changed} loading={save.isPending}>
          {t('save')}
        </Button>
      </Form>
    </Card>
  );
}
