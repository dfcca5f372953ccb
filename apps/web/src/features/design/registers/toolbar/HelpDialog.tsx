import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { closeDialog } from '../store/uiStore.ts';

const KEYS = {
  table: ['edit', 'replace', 'range', 'rows', 'fill', 'removeRow'],
  picture: ['move', 'resize', 'push', 'create', 'rename'],
  tree: ['walk', 'order', 'add', 'copy'],
} as const;

/** What keys and pointer do. */
export function HelpDialog() {
  const { t } = useTranslation('registers');
  return (
    <Modal open width={720} title={t('command.help')} footer={null} onCancel={closeDialog}>
      <div className="nl-reg-help">
        {(['table', 'picture', 'tree'] as const).map((part) => (
          <section key={part}>
            <h4>{t(`keys.${part}.title`)}</h4>
            <dl>
              {KEYS[part].map((key) => (
                <div key={key}>
                  <dt>{t(`keys.${part}.${key}.how`)}</dt>
                  <dd>{t(`keys.${part}.${key}.does`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
