import { App } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Question {
  /** Names what goes. */
  title: string;
  content?: ReactNode;
  width?: string;
  /** What the button does. */
  okText: string;
  onOk: () => Promise<unknown>;
}

/** Asks before something is lost. The question stays open until the work is done. */
export function useConfirm(): (question: Question) => void {
  const { modal } = App.useApp();
  const { t } = useTranslation('list');
  return ({ onOk, ...question }) =>
    void modal.confirm({
      ...question,
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      autoFocusButton: 'cancel',
      // What failed was announced already.
      onOk: () => onOk().catch(() => null),
    });
}
