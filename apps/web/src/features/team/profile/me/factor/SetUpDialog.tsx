import { beginSecondFactor, confirmSecondFactor } from '@netloom/contract';
import { Form, Modal } from 'antd';
import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../../../announce.ts';
import { useCallMutation } from '../../../../../api/index.ts';
import type { ApiError } from '../../../../../api/index.ts';
import { showAtFields } from '../../../../../parts/form/fieldProblems.ts';
import { CodeItem, Enrolment } from '../../../../account/secondFactor/index.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { OwnerItem } from './OwnerItem.tsx';
import type { FactorDialogProps, FactorForm } from './factorForm.ts';
import { refreshFactor } from './factorForm.ts';

/** Asks for a secret, and shows that a device has it. */
function useSetUp(form: FormInstance<FactorForm>, password: boolean) {
  const { t } = useTranslation('secondFactor');
  const options = {
    meta: { quiet: true },
    onError: (error: ApiError) => void (showAtFields(form, error) || announceError(error)),
  };
  const begin = useCallMutation(beginSecondFactor, options);
  const confirm = useCallMutation(confirmSecondFactor, {
    ...options,
    onSuccess: () => {
      announceSuccess(t('done'));
      return refreshFactor();
    },
  });
  const { mutate } = begin;
  // Without a password there is nothing to ask for first.
  useEffect(() => {
    if (!password) mutate({ body: {} });
  }, [password, mutate]);
  return { begin, confirm };
}

/** Password, secret, first code, recovery codes, one after the other. */
export function SetUpDialog({ password, onClose }: FactorDialogProps) {
  const { t } = useTranslation('secondFactor');
  const [form] = Form.useForm<FactorForm>();
  const { begin, confirm } = useSetUp(form, password);
  if (confirm.data !== undefined) return <CodesDialog codes={confirm.data.recoveryCodes} onClose={onClose} />;
  const told = begin.data;
  return (
    <Modal
      open
      title={t('setUpTitle')}
      mask={{ closable: false }}
      okText={t(told === undefined ? 'next' : 'confirm')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: begin.isPending || confirm.isPending }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<FactorForm>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(fields) =>
          told === undefined
            ? begin.mutate({ body: { password: fields.password } })
            : confirm.mutate({ body: { code: fields.code } })
        }
      >
        {told !== undefined ? (
          <>
            <Enrolment told={told} />
            <CodeItem kind="device" focus />
          </>
        ) : password ? (
          <OwnerItem focus />
        ) : null}
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
