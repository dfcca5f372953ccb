import { Alert, Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../../announce.ts';
import { ApiError } from '../../../../../api/index.ts';
import { showAtFields } from '../../../../../parts/form/fieldProblems.ts';
import { passkeyProblem } from '../../../../account/passkeys/index.ts';
import { CodeItem } from '../../../../account/secondFactor/index.ts';
import { OwnerItem } from '../factor/OwnerItem.tsx';
import { useAddPasskey } from './useAddPasskey.ts';
import type { NewPasskey } from './useAddPasskey.ts';

interface AddPasskeyDialogProps {
  /** Whether a code is asked for, too. */
  secondFactor: boolean;
  onClose: () => void;
}

/** Asks for a name and who it is; then the browser asks for the device. */
export function AddPasskeyDialog({ secondFactor, onClose }: AddPasskeyDialogProps) {
  const { t } = useTranslation('passkeys');
  const [form] = Form.useForm<NewPasskey>();
  const add = useAddPasskey();
  const submit = (typed: NewPasskey) =>
    add.mutate(typed, {
      onSuccess: () => {
        announceSuccess(t('done'));
        onClose();
      },
      onError: (error) => {
        if (error instanceof ApiError && showAtFields(form, error)) add.reset();
      },
    });
  return (
    <Modal
      open
      title={t('addTitle')}
      mask={{ closable: false }}
      okText={t('next')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: add.isPending }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{t('addHint')}</p>
      <Form<NewPasskey> form={form} layout="vertical" requiredMark={false} onFinish={submit}>
        <Form.Item
          name="name"
          label={t('name')}
          extra={t('nameHint')}
          rules={[{ required: true, whitespace: true, message: t('nameNeeded') }]}
        >
          <Input autoFocus autoComplete="off" maxLength={60} />
        </Form.Item>
        <OwnerItem />
        {secondFactor ? <CodeItem kind="either" /> : null}
        <div role="alert">
          {add.error === null ? null : <Alert type="error" showIcon title={passkeyProblem(add.error, t)} />}
        </div>
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
