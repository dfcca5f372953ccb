import { InboxOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { ReaderTitle } from '../worker/jobs.ts';

interface FileDropProps {
  /** Formats that can be read; undefined until they are known. */
  readers: readonly ReaderTitle[] | undefined;
  onChoose: (files: FileList | null) => void;
}

/** Where files are dropped or chosen. */
export function FileDrop({ readers, onChoose }: FileDropProps) {
  const { t } = useTranslation('registers');
  return (
    <label
      className="nl-reg-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onChoose(event.dataTransfer.files);
      }}
    >
      <input
        type="file"
        multiple
        accept={readers?.flatMap((each) => each.extensions).join(',')}
        disabled={readers === undefined}
        onChange={({ target }) => {
          onChoose(target.files);
          // A file that was corrected meanwhile can be chosen again.
          target.value = '';
        }}
      />
      <InboxOutlined />
      <span>{t('import.drop')}</span>
      <small>{readers?.map(({ title }) => title).join(', ')}</small>
    </label>
  );
}
