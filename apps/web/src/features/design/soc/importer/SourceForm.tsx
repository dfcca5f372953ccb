import { FolderOpenOutlined, InboxOutlined } from '@ant-design/icons';
import { Button, Form, Input, Segmented, Select } from 'antd';
import { useRef } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { droppedFiles, fileLists, filesOf, isComponent, isSource } from './readFiles.ts';
import type { SourceFile } from './readFiles.ts';
import type { SourceKind, Sources } from './sources.ts';

interface Props {
  value: Sources;
  onChange(value: Sources): void;
}

export function SourceForm({ value, onChange }: Props) {
  const { t } = useTranslation('soc');
  const lists = fileLists(value.files);
  function take(files: SourceFile[]): void {
    const wanted = files.filter(isSource);
    const kind = wanted.some(isComponent) ? 'ipxact' : 'verilog';
    if (wanted.length > 0) onChange({ ...value, files: wanted, kind, fileList: undefined });
  }
  const hasBoth = value.files.some(isComponent) && !value.files.every(isComponent);
  return (
    <Form layout="vertical">
      <DropArea files={value.files} onFiles={take} />
      {hasBoth && (
        <Form.Item label={t('import.kind')} extra={t(`import.kindHint.${value.kind}`)}>
          <Segmented<SourceKind>
            aria-label={t('import.kind')}
            value={value.kind}
            options={[
              { value: 'ipxact', label: t('import.kinds.ipxact') },
              { value: 'verilog', label: t('import.kinds.verilog') },
            ]}
            onChange={(kind) => onChange({ ...value, kind, fileList: undefined })}
          />
        </Form.Item>
      )}
      <Form.Item label={t('import.folder')} htmlFor="import-folder" extra={t('import.folderHint')}>
        <Input
          id="import-folder"
          value={value.folder}
          onChange={(event) => onChange({ ...value, folder: event.target.value })}
        />
      </Form.Item>
      {lists.length > 0 && value.kind === 'verilog' && (
        <Form.Item label={t('import.fileList')} htmlFor="import-list">
          <Select
            id="import-list"
            allowClear
            placeholder={t('import.allFiles')}
            value={value.fileList}
            options={lists.map((path) => ({ value: path }))}
            onChange={(fileList) => onChange({ ...value, fileList })}
          />
        </Form.Item>
      )}
      <Form.Item label={t('import.defines')} htmlFor="import-defines">
        <Input
          id="import-defines"
          placeholder="SYNTHESIS WIDTH=8"
          value={value.defines}
          onChange={(event) => onChange({ ...value, defines: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={t('import.includes')} htmlFor="import-includes">
        <Input
          id="import-includes"
          placeholder="include rtl/common"
          value={value.includes}
          onChange={(event) => onChange({ ...value, includes: event.target.value })}
        />
      </Form.Item>
    </Form>
  );
}

function DropArea({ files, onFiles }: { files: SourceFile[]; onFiles(files: SourceFile[]): void }) {
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
