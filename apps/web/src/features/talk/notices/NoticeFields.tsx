import { DatePicker, Form, Input, Segmented, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../../parts/index.ts';
import { useDept } from '../../../session/index.ts';
import { PeopleSelect } from '../chat/index.ts';
import type { NoticeValues } from './noticeForm.ts';

interface PeopleFieldProps {
  value?: NoticeValues['people'];
  onChange?: (people: NoticeValues['people']) => void;
}

/** Of the whole installation only for who writes to everybody. */
function PeopleField({ value = [], onChange = () => undefined }: PeopleFieldProps) {
  const { t } = useTranslation('notices');
  const all = usePermissions().any('system:notice:edit');
  const deptId = useDept((state) => state.deptId);
  const within = all || deptId === null ? {} : { deptId };
  return <PeopleSelect label={t('people')} {...within} value={value} onChange={onChange} />;
}

function AudienceField() {
  const { t } = useTranslation('notices');
  const form = Form.useFormInstance<NoticeValues>();
  const type = Form.useWatch('type', form);
  const all = usePermissions().any('system:notice:edit');
  const deptId = useDept((state) => state.deptId);
  const choices = [
    ...(all ? [{ value: 'all', label: t('to.all') }] : []),
    { value: 'dept', label: t('to.dept'), disabled: deptId === null },
    { value: 'users', label: t('to.users') },
  ];
  const rules = type === 'users' ? [{ required: true, message: t('peopleRequired') }] : [];
  return (
    <>
      <Form.Item name="type" label={t('to.label')}>
        <Segmented options={choices} />
      </Form.Item>
      <Form.Item name="people" label={t('people')} hidden={type !== 'users'} rules={rules}>
        <PeopleField />
      </Form.Item>
    </>
  );
}

/** What a notice says, to whom and how long. */
export function NoticeFields() {
  const { t } = useTranslation('notices');
  const required = { required: true, whitespace: true, message: t('nameRequired') };
  return (
    <>
      <Form.Item name="title" label={t('name')} rules={[required]}>
        <Input autoFocus maxLength={200} />
      </Form.Item>
      <AudienceField />
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
    </>
  );
}
