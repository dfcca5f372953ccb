import { InboxOutlined } from '@ant-design/icons';
import './fileDrop.css';

interface FileDropProps {
  text: string;
  /** Which files are taken, in words. */
  hint?: string;
  /** Endings, as the attribute of an input has them. */
  accept?: string;
  /** One line, once something was chosen. */
  isSmall?: boolean;
  isDisabled?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** Takes files by a click, a key or a drop. */
export function FileDrop({ text, hint, accept, isSmall = false, isDisabled, onChoose }: FileDropProps) {
  const take = (list: FileList | null) => {
    if (list !== null && list.length > 0) onChoose([...list]);
  };
  return (
    <label
      className="nl-file-drop"
      data-small={isSmall}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <input
        type="file"
        multiple
        accept={accept}
        disabled={isDisabled}
        onChange={({ target }) => {
          take(target.files);
          // A file that was corrected meanwhile can be chosen again.
          target.value = '';
        }}
      />
      <InboxOutlined />
      <span>{text}</span>
      {isSmall || hint === undefined ? null : <small>{hint}</small>}
    </label>
  );
}
