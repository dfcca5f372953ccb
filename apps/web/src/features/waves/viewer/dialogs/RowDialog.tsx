import { Form, Modal } from 'antd';
import type { Dispatch, KeyboardEvent, ReactNode } from 'react';
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

/** Keys of a dialog are no commands of the viewer; Escape goes on to the dialog, which listens at the window. */
function keepFromViewer(event: KeyboardEvent): void {
  if (event.key !== 'Escape') event.stopPropagation();
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
    <div onKeyDown={keepFromViewer}>
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
