import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** Asks before the unsaved edits of what has this name are lost. */
export function useAskDiscard(): (name: string, discard: () => void) => void {
  const { t } = useTranslation('document');
  const { modal } = App.useApp();
  return (name, discard) =>
    modal.confirm({
      title: t('discard.title', { name }),
      content: t('discard.text'),
      okText: t('discard.ok'),
      okButtonProps: { danger: true },
      onOk: discard,
    });
}
