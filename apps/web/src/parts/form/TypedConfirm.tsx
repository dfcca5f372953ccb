import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './form.css';

interface TypedConfirmProps {
  title: string;
  /** What happens then. */
  children: ReactNode;
  /** Must be typed to go on. */
  name: string;
  okText: string;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for the name of what goes, so that nobody loses it by a slip. */
export function TypedConfirm(props: TypedConfirmProps) {
  const { title, children, name, okText, pending, onConfirm, onClose } = props;
  const { t } = useTranslation('list');
  const [typed, setTyped] = useState('');
  const same = typed.trim() === name;
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger: true, disabled: !same, loading: pending }}
      cancelText={t('cancel')}
      onOk={onConfirm}
      onCancel={onClose}
    >
      <Alert type="warning" showIcon title={children} />
      <label className="nl-typed-confirm">
        <span>
          {t('typeName')} <code>{name}</code>
        </span>
        <Input
          autoFocus
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={() => same && !pending && onConfirm()}
        />
      </label>
    </Modal>
  );
}
