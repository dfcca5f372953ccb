import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { windowsHolds } from '../windowsName.ts';

interface NameDialogProps {
  title: string;
  /** What is told when the name is left empty. */
  required: string;
  initial: string;
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a folder or file; stays open, with what was typed, when the server refuses it. */
export function NameDialog({ title, required, initial, onName, onClose }: NameDialogProps) {
  const { t } = useTranslation('catalogue');
  const [form] = Form.useForm<{ name: string }>();
  const [busy, setBusy] = useState(false);

  async function submit({ name }: { name: string }) {
    setBusy(true);
    // The refusal itself is shown where all errors are.
    const done = await onName(name.trim()).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (done) onClose();
  }
  const forWindows = (_rule: unknown, name = '') =>
    windowsHolds(name.trim()) ? Promise.resolve() : Promise.reject(new Error(t('windows')));
  return (
    <Modal
      open
      title={title}
      okText={t('confirm')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ name: initial }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          name="name"
          label={t('name')}
          validateTrigger="onBlur"
          rules={[
            { required: true, whitespace: true, message: required },
            { warningOnly: true, validator: forWindows },
          ]}
        >
          <Input autoFocus maxLength={200} spellCheck={false} onFocus={({ target }) => target.select()} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
