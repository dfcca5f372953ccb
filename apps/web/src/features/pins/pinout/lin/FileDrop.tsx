import { InboxOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';

/** Takes an ARXML file that is dropped or chosen. */
export function FileDrop({ onFile }: { onFile: (file: File | undefined) => void }) {
  const { t } = useTranslation('pinLin');
  return (
    <label
      className="nl-pins-lin-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <input
        type="file"
        accept=".arxml,.xml"
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // A file that was corrected meanwhile can be chosen again.
          target.value = '';
        }}
      />
      <InboxOutlined />
      <span>{t('import.drop')}</span>
      <small>{t('import.formats')}</small>
    </label>
  );
}
