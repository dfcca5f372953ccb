import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FileActions } from './useFileActions.ts';

/** Names that are told before the rest is a number. */
const NAMED = 8;

/** Asks whether files shall be deleted, by their names, and deletes them then. */
export function useAskToRemove(actions: FileActions): (paths: readonly string[]) => void {
  const { t } = useTranslation('catalogue');
  const { modal } = App.useApp();
  return (paths) =>
    void modal.confirm({
      title: t('remove.title', { count: paths.length }),
      content: (
        <>
          <ul className="nl-catalogue-names">
            {paths.slice(0, NAMED).map((path) => (
              <li key={path}>{path}</li>
            ))}
            {paths.length > NAMED ? <li>{t('more', { count: paths.length - NAMED })}</li> : null}
          </ul>
          <p>{t('remove.text')}</p>
        </>
      ),
      okText: t('delete'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: () => actions.remove([...paths]).catch(() => undefined),
    });
}
