import { Form, Input, Segmented, Select } from 'antd';
import type { InputProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { DropArea } from './DropArea.tsx';
import { fileLists, isComponent, isSource } from './readFiles.ts';
import type { SourceFile } from './readFiles.ts';
import { ProjectFolder } from './ProjectFolder.tsx';
import { NO_SOURCES, pathsIn, withSources } from './sources.ts';
import type { SourceKind, Sources } from './sources.ts';

interface Props {
  value: Sources;
  onChange(value: Sources): void;
}

/** What is to be read, where it goes, and how it is preprocessed. */
export function SourceForm({ value, onChange }: Props) {
  const { t } = useTranslation('soc');
  const textOf = (name: 'defines' | 'includes'): InputProps => ({
    id: `import-${name}`,
    value: value[name],
    onChange: ({ target }) => onChange({ ...value, [name]: target.value }),
  });
  const paths = pathsIn(value);
  const hasBoth = paths.some(isComponent) && !paths.every(isComponent);
  return (
    <Form layout="vertical">
      <PlaceChoice value={value} onChange={onChange} />
      {value.inProject === undefined ? (
        <BroughtFiles value={value} onChange={onChange} />
      ) : (
        <ProjectFolder value={value} onChange={onChange} />
      )}
      {hasBoth && <KindChoice value={value} onChange={onChange} />}
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

/** Whether sources are brought along, or are in the project already. */
function PlaceChoice({ value, onChange }: Props) {
  const { t } = useTranslation('soc');
  return (
    <Form.Item>
      <Segmented
        aria-label={t('import.from')}
        value={value.inProject === undefined ? 'computer' : 'project'}
        options={[
          { value: 'computer', label: t('import.fromComputer') },
          { value: 'project', label: t('import.fromProject') },
        ]}
        onChange={(place) => {
          const { folder } = NO_SOURCES;
          const inProject =
            place === 'project' ? { inProject: [], folder: '' } : { inProject: undefined, folder };
          onChange(withSources(value, { files: [], ...inProject }));
        }}
      />
    </Form.Item>
  );
}

/** Files from this computer, and the folder that they are copied to. */
function BroughtFiles({ value, onChange }: Props) {
  const { t } = useTranslation('soc');
  function take(brought: SourceFile[]): void {
    const files = brought.filter(({ path }) => isSource(path));
    if (files.length > 0) onChange(withSources(value, { ...value, files }));
  }
  return (
    <>
      <DropArea files={value.files} onFiles={take} />
      <Form.Item label={t('import.folder')} htmlFor="import-folder" extra={t('import.folderHint')}>
        <Input
          id="import-folder"
          value={value.folder}
          onChange={({ target }) => onChange({ ...value, folder: target.value })}
        />
      </Form.Item>
    </>
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
  const lists = fileLists(pathsIn(value));
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
