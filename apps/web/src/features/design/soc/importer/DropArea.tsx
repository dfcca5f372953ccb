import { FolderOpenOutlined, InboxOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { droppedFiles, filesOf } from './readFiles.ts';
import type { SourceFile } from './readFiles.ts';

interface Props {
  files: SourceFile[];
  onFiles(files: SourceFile[]): void;
}

/** Takes files and whole folders: dropped, or chosen from the disk. */
export function DropArea({ files, onFiles }: Props) {
  const { t } = useTranslation('soc');
  const single = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const size = files.reduce((sum, { file }) => sum + file.size, 0);
  async function drop(event: DragEvent): Promise<void> {
    event.preventDefault();
    onFiles(await droppedFiles(event.dataTransfer));
  }
  return (
    <div
      className="nl-soc-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => void drop(event)}
    >
      <InboxOutlined aria-hidden />
      <p>
        {files.length === 0
          ? t('import.drop')
          : t('import.chosen', { count: files.length, size: Math.ceil(size / 1024) })}
      </p>
      <div>
        <Button onClick={() => single.current?.click()}>{t('import.chooseFiles')}</Button>
        <Button icon={<FolderOpenOutlined aria-hidden />} onClick={() => folder.current?.click()}>
          {t('import.chooseFolder')}
        </Button>
      </div>
      <input
        ref={single}
        hidden
        type="file"
        multiple
        aria-label={t('import.chooseFiles')}
        onChange={(event) => event.target.files && onFiles(filesOf(event.target.files))}
      />
      <input
        ref={(element) => {
          folder.current = element;
          element?.setAttribute('webkitdirectory', '');
        }}
        hidden
        type="file"
        aria-label={t('import.chooseFolder')}
        onChange={(event) => event.target.files && onFiles(filesOf(event.target.files))}
      />
    </div>
  );
}
