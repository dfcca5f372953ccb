import { updateSysUser } from '@netloom/contract';
import type { SysUser } from '@netloom/contract';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { showAtFields } from '../../../parts/form/fieldProblems.ts';
import { numeric } from '../../../parts/form/restrict.ts';
import { Card } from '../Card.tsx';
import { refreshMe } from './refreshMe.ts';

interface Contact {
  email: string;
  phone: string;
}

/** How others and the installation reach the user; both may be empty. */
export function ContactCard({ user }: { user: SysUser }) {
  const { t } = useTranslation('profile');
  const [form] = Form.useForm<Contact>();
  const typed = Form.useWatch([], form) as Partial<Contact> | undefined;
  const save = useCallMutation(updateSysUser, {
    meta: { quiet: true },
    onError: (error) => void (showAtFields(form, error) || announceError(error)),
    onSuccess: async () => {
      await refreshMe();
      announceSuccess(t('me.contactSaved'));
    },
  });
  const changed = typed !== undefined && (typed.email !== user.email || typed.phone !== user.phone);
  return (
    <Card title={t('me.contact')} text={t('me.contactHint')}>
      <Form<Contact>
        form={form}
        layout="vertical"
        initialValues={{ email: user.email, phone: user.phone }}
        onFinish={(contact) => save.mutate({ body: { userId: user.userId, ...contact } })}
      >
        <Form.Item
          name="email"
          label={t('me.email')}
          validateTrigger="onBlur"
          rules={[{ type: 'email', message: t('me.emailWrong') }]}
        >
          <Input inputMode="email" autoComplete="email" maxLength={254} />
        </Form.Item>
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
