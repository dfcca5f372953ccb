import { InboxOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import './waveDebug.css';

/** Opens files of the user's machine, where they stay: the browser reads them itself. */
export function LocalDumps({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('waveDebug');
  return (
    <label className="nl-wave-debug-local">
      <input
        type="file"
        multiple
        accept=".vcd,.fst,.ghw,.gz,.evcd,.dump,.hier"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // A file that was written anew meanwhile can be chosen again.
          target.value = '';
        }}
      />
      <InboxOutlined aria-hidden />
      <b>{t('local.title')}</b>
      <span>{t('local.text')}</span>
      <small>{t('local.stays')}</small>
    </label>
  );
}
