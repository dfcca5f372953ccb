import { createManagerSystemNotice, updateManagerSystemNotice } from '@netloom/contract';
import type { Notice } from '@netloom/contract';
import { Button, DatePicker, Drawer, Form, Input, Segmented, Switch } from 'antd';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../api/index.ts';
import { usePermissions } from '../../../parts/index.ts';
import { showAtFields } from '../../../parts/form/fieldProblems.ts';
import { useDept } from '../../../session/index.ts';
import { PeopleSelect } from '../chat/index.ts';
import { useFormDraft } from '../drafts/index.ts';
import { refreshNotices } from './refreshNotices.ts';

interface Values {
  title: string;
  content: string;
  type: Notice['type'];
  people: { value: number; label: string }[];
  important: boolean;
  period: [Dayjs | null, Dayjs | null] | null;
}

function initialOf(notice: Notice | null, all: boolean): Values {
  if (notice === null)
    return { title: '', content: '', type: all ? 'all' : 'dept', people: [], important: false, period: null };
  const { title, content, type, users, important, fromTime, untilTime } = notice;
  const people = users.map(({ userId, userName }) => ({ value: userId, label: userName }));
  const period: Values['period'] = [dayjs(fromTime), untilTime === null ? null : dayjs(untilTime)];
  return { title, content, type, people, important, period };
}

/** Writes a notice, or changes one. */
export function NoticeDrawer({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  const { t } = useTranslation('notices');
  const [form] = Form.useForm<Values>();
  const all = usePermissions().any('system:notice:edit');
  const deptId = useDept((state) => state.deptId) ?? undefined;
  const draft = useFormDraft(notice === null ? 'notice:new' : null, form, ['title', 'content']);
  const options = {
    onSuccess: () => {
      draft.done();
      refreshNotices();
      onClose();
    },
    onError: (error: Parameters<typeof showAtFields>[1]) => void showAtFields(form, error),
  };
  const create = useCallMutation(createManagerSystemNotice, options);
  const update = useCallMutation(updateManagerSystemNotice, options);
  const type = Form.useWatch('type', form);

  async function store(send: boolean) {
    const values = await form.validateFields().catch(() => null);
    if (values === null) return;
    const { people, period, ...rest } = values;
    const fields = {
      ...rest,
      userIds: people.map(({ value }) => value),
      fromTime: period?.[0]?.toISOString() ?? null,
      untilTime: period?.[1]?.toISOString() ?? null,
      deptId: notice?.deptId ?? deptId,
    };
    if (notice === null) create.mutate({ body: { ...fields, draft: !send, draftKey: 'notice:new' } });
    else {
      const { systemNoticeId, revision } = notice;
      const action = send && notice.state !== 'sent' ? ('send' as const) : undefined;
      update.mutate({ body: { systemNoticeId, change: { ...fields, revision }, action } });
    }
  }

  const pending = create.isPending || update.isPending;
  const isOut = notice !== null && notice.state !== 'draft' && notice.state !== 'withdrawn';
  return (
    <Drawer
      open
      title={notice === null ? t('add') : t('edit')}
      size={560}
      className="nl-form-drawer"
      mask={{ closable: false }}
      onClose={onClose}
      footer={
        <div className="nl-form-buttons">
          {isOut ? null : (
            <Button loading={pending} onClick={() => void store(false)}>
              {t('keepDraft')}
            </Button>
          )}
          <Button type="primary" loading={pending} onClick={() => void store(true)}>
            {isOut ? t('save') : t('send')}
          </Button>
        </div>
      }
    >
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={initialOf(notice, all)}
        onValuesChange={draft.keep}
      >
        <Form.Item
          name="title"
          label={t('name')}
          rules={[{ required: true, whitespace: true, message: t('nameRequired') }]}
        >
          <Input autoFocus maxLength={200} />
        </Form.Item>
        <Form.Item name="type" label={t('to.label')}>
          <Segmented
            options={[
              ...(all ? [{ value: 'all', label: t('to.all') }] : []),
              { value: 'dept', label: t('to.dept'), disabled: deptId === undefined },
              { value: 'users', label: t('to.users') },
            ]}
          />
        </Form.Item>
        <Form.Item
          name="people"
          label={t('people')}
          hidden={type !== 'users'}
          rules={type === 'users' ? [{ required: true, message: t('peopleRequired') }] : []}
        >
          <PeopleField {...(all ? {} : { deptId })} />
        </Form.Item>
        <Form.Item name="content" label={t('content')} extra={t('markdown')}>
          <Input.TextArea autoSize={{ minRows: 6, maxRows: 20 }} maxLength={20_000} />
        </Form.Item>
        <Form.Item name="period" label={t('period')} extra={t('periodHint')}>
          <DatePicker.RangePicker
            showTime={{ format: 'HH:mm' }}
            format="YYYY-MM-DD HH:mm"
            allowEmpty={[true, true]}
          />
        </Form.Item>
        <Form.Item name="important" label={t('important')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Drawer>
  );
}

interface PeopleFieldProps {
  deptId?: number | undefined;
  value?: Values['people'];
  onChange?: (people: Values['people']) => void;
}

function PeopleField({ deptId, value = [], onChange = () => undefined }: PeopleFieldProps) {
  const { t } = useTranslation('notices');
  return (
    <PeopleSelect
      label={t('people')}
      {...(deptId !== undefined && { deptId })}
      value={value}
      onChange={onChange}
    />
  );
}
