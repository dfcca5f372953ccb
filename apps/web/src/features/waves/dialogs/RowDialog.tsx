import { Form, Modal } from 'antd';
import type { Dispatch, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAction } from '../view/actions.ts';
import type { SignalRow } from '../view/model.ts';
import { titleOf } from '../view/signalRow.ts';

export interface RowDialogProps {
  row: SignalRow;
  dispatch: Dispatch<ViewAction>;
  onClose: () => void;
}

interface Props {
  title: string;
  row: SignalRow;
  /** False: what is entered makes no sense yet. */
  valid: boolean;
  children: ReactNode;
  onOk: () => void;
  onClose: () => void;
}

/** A question about one row; Enter answers it. */
export function RowDialog({ title, row, valid, children, onOk, onClose }: Props) {
  const { t } = useTranslation('waves');
  const { name, range } = titleOf(row);
  function submit() {
    if (!valid) return;
    onOk();
    onClose();
  }
  return (
    <div onKeyDown={(event) => event.stopPropagation()}>
      <Modal
        open
        title={`${title.replace('…', '')}: ${name}${range}`}
        okText={t('dialog.apply')}
        okButtonProps={{ disabled: !valid }}
        onOk={submit}
        onCancel={onClose}
        width={460}
      >
        <Form layout="vertical" onFinish={submit}>
          {children}
          <button type="submit" hidden />
        </Form>
      </Modal>
    </div>
  );
}
