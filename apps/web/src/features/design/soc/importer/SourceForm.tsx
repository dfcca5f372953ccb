import { Form, Input, Segmented, Select } from 'antd';
import type { InputProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { DropArea } from './DropArea.tsx';
import { fileLists, isComponent, isSource } from './readFiles.ts';
import type { SourceFile } from './readFiles.ts';
import type { SourceKind, Sources } from './sources.ts';

interface Props {
  value: Sources;
  onChange(value: Sources): void;
}

/** What is to be read, where it goes, and how it is preprocessed. */
export function SourceForm({ value, onChange }: Props) {
  const { t } = useTranslation('soc');
  function take(files: SourceFile[]): void {
    const wanted = files.filter(isSource);
    const kind = wanted.some(isComponent) ? 'ipxact' : 'verilog';
    if (wanted.length > 0) onChange({ ...value, files: wanted, kind, fileList: undefined });
  }
  const textOf = (name: 'folder' | 'defines' | 'includes'): InputProps => ({
    id: `import-${name}`,
    value: value[name],
    onChange: ({ target }) => onChange({ ...value, [name]: target.value }),
  });
  const hasBoth = value.files.some(isComponent) && !value.files.every(isComponent);
  return (
    <Form layout="vertical">
      <DropArea files={value.files} onFiles={take} />
      {hasBoth && <KindChoice value={value} onChange={onChange} />}
      <Form.Item label={t('import.folder')} htmlFor="import-folder" extra={t('import.folderHint')}>
        <Input {...textOf('folder')} />
      </Form.Item>
      <FileListChoice value={value} onChange={onChange} />
      <Form.Item label={t('import.defines')} htmlFor="import-defines">
        <Input {...textOf('defines')} placeholder="SYNTHESIS WIDTH=8" />
      </Form.Item>
      <Form.Item label={t('import.includes')} htmlFor="import-includes">
        <Input {...textOf('includes')} placeholder="include rtl/common" />
      </Form.Item>
    </Form>
  );
}

/** Which of the two kinds of chosen files is read. */
function KindChoice({ value, onChange }: Props) {
  const { t } = useTranslation('soc');
  return (
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
  );
}

/** Which file list of the chosen ones says what is read. */
function FileListChoice({ value, onChange }: Props) {
  const { t } = useTranslation('soc');
  const lists = fileLists(value.files);
  if (lists.length === 0 || value.kind !== 'verilog') return null;
  return (
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
  );
}
