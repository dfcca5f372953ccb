import { InboxOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';

interface DropAreaProps {
  /** One line, once something was chosen. */
  small: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** Takes files by a click, a key or a drop. */
export function DropArea({ small, onChoose }: DropAreaProps) {
  const { t } = useTranslation('pinImport');
  const take = (list: FileList | null) => {
    if (list !== null && list.length > 0) onChoose([...list]);
  };
  return (
    <label
      className="nl-pins-drop"
      data-small={small}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <input
        type="file"
        multiple
        accept=".xml"
        onChange={({ target }) => {
          take(target.files);
          // A file that was corrected meanwhile can be chosen again.
          target.value = '';
        }}
      />
      <InboxOutlined />
      <span>{t(small ? 'dropOthers' : 'drop')}</span>
      {small ? null : <small>{t('which')}</small>}
    </label>
  );
}
