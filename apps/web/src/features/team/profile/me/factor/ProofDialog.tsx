import { Form, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../../announce.ts';
import type { ApiError } from '../../../../../api/index.ts';
import { showAtFields } from '../../../../../parts/form/fieldProblems.ts';
import { CodeItem } from '../../../../account/secondFactor/index.ts';
import { OwnerItem } from './OwnerItem.tsx';
import type { FactorDialogProps, FactorForm } from './factorForm.ts';

interface ProofDialogProps extends FactorDialogProps {
  title: string;
  /** What happens. */
  text: ReactNode;
  okText: string;
  danger?: boolean;
  pending: boolean;
  onProof: (proof: FactorForm, told: (error: ApiError) => void) => void;
}

/** Asks for password and code before the second factor changes. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, text, okText, danger = false, pending, password, onProof, onClose } = props;
  const { t } = useTranslation('secondFactor');
  const [form] = Form.useForm<FactorForm>();
  const told = (error: ApiError) => void (showAtFields(form, error) || announceError(error));
  return (
    <Modal
      open
      title={title}
      mask={{ closable: false }}
      okText={okText}
      cancelText={t('cancel')}
      okButtonProps={{ danger, loading: pending }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{text}</p>
      <Form<FactorForm>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(proof) => onProof(proof, told)}
      >
        {password ? <OwnerItem focus /> : null}
        <CodeItem kind="either" focus={!password} />
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
