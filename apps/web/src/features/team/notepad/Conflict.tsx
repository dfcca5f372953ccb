import type { Note } from '@netloom/contract';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Autosave } from './autosave.ts';

/** Another window saved something else: both texts are there until one decides. */
export function Conflict({ theirs, onSettle }: { theirs: Note; onSettle: Autosave['settle'] }) {
  const { t } = useTranslation('notepad');
  return (
    <section className="nl-notepad-conflict">
      <Alert type="warning" showIcon title={t('conflict.title')} description={t('conflict.text')} />
      <pre aria-label={t('conflict.other')}>{theirs.text === '' ? t('conflict.empty') : theirs.text}</pre>
      <div className="nl-notepad-buttons">
        <Button type="primary" onClick={() => onSettle('both')}>
          {t('conflict.both')}
        </Button>
        <Button onClick={() => onSettle('mine')}>{t('conflict.mine')}</Button>
        <Button onClick={() => onSettle('theirs')}>{t('conflict.theirs')}</Button>
      </div>
    </section>
  );
}
