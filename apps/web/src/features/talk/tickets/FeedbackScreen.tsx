import { createTicket } from '@netloom/contract';
import type { Attachment, TicketKind, TicketPriority } from '@netloom/contract';
import { Button, Form, Input, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { PageHeader } from '../../../parts/index.ts';
import { showAtFields } from '../../../parts/form/fieldProblems.ts';
import { useFormDraft } from '../drafts/index.ts';
import { FilesField } from './FilesField.tsx';
import { PlaceLines } from './PlaceLines.tsx';
import { priorities } from './ticketLook.ts';
import { refreshTickets } from './refreshTickets.ts';
import { usePlace } from './usePlace.ts';
import './tickets.css';

interface Values {
  kind: TicketKind;
  subject: string;
  content: string;
  priority: TicketPriority;
  files: Attachment[];
}

const first: Values = { kind: 'ticket', subject: '', content: '', priority: 'normal', files: [] };

function Fields() {
  const { t } = useTranslation('tickets');
  return (
    <>
      <Form.Item name="kind" label={t('kind')}>
        <Segmented
          options={(['ticket', 'feedback'] as const).map((value) => ({
            value,
            label: t(`kinds.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="subject"
        label={t('subject')}
        rules={[{ required: true, whitespace: true, message: t('subjectRequired') }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="priority" label={t('priority')}>
        <Select options={priorities.map((value) => ({ value, label: t(`priorities.${value}`) }))} />
      </Form.Item>
      <Form.Item name="content" label={t('content')} extra={t('contentHint')}>
        <Input.TextArea autoSize={{ minRows: 6, maxRows: 20 }} maxLength={20_000} />
      </Form.Item>
      <Form.Item name="files" label={t('files')}>
        <FilesField />
      </Form.Item>
    </>
  );
}

/** Asks for help or gives feedback; what is sent along is shown before. */
export default function FeedbackScreen() {
  const { t } = useTranslation('tickets');
  const [form] = Form.useForm<Values>();
  const navigate = useNavigate();
  const place = usePlace();
  const draft = useFormDraft('ticket:new', form, ['kind', 'subject', 'content', 'priority']);
  const send = useCallMutation(createTicket, {
    onSuccess: ({ ticketId }) => {
      draft.done();
      form.setFieldsValue(first);
      refreshTickets();
      announceSuccess(t('sent', { ticket: ticketId }));
      void navigate(`/feedback/list?ticket=${ticketId}`);
    },
    onError: (error) => void showAtFields(form, error),
  });
  function submit({ files, ...values }: Values) {
    send.mutate({
      body: { ...values, place, draftKey: 'ticket:new', imageIds: files.map(({ imageId }) => imageId) },
    });
  }
  return (
    <div className="nl-feedback">
      <PageHeader title={t('form.title')} text={t('form.text')} />
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={first}
        onValuesChange={draft.keep}
        onFinish={submit}
      >
        <Fields />
        <section className="nl-feedback-place" aria-label={t('placeTitle')}>
          <strong>{t('placeTitle')}</strong>
          <PlaceLines place={place} />
        </section>
        <Button type="primary" htmlType="submit" loading={send.isPending}>
          {t('send')}
        </Button>
      </Form>
    </div>
  );
}
