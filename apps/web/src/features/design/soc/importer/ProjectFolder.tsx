import { findProjectFiles } from '@netloom/contract';
import { Form, Select } from 'antd';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { useSession } from '../../../../session/index.ts';
import { isSource } from './readFiles.ts';
import { foldersOf, withSources } from './sources.ts';
import type { Sources } from './sources.ts';

interface Props {
  value: Sources;
  onChange(value: Sources): void;
}

/** The folder of the project whose sources are read where they lie; the whole project until another one is chosen. */
export function ProjectFolder({ value, onChange }: Props) {
  const { t } = useTranslation('soc');
  const projectName = useSession().session?.department?.deptName ?? '';
  const { data, isPending } = useCall(
    findProjectFiles,
    { params: { projectName } },
    { enabled: projectName !== '' },
  );
  const folders = useMemo(() => foldersOf((data ?? []).filter(isSource)), [data]);
  const choose = (folder: string) =>
    onChange(withSources(value, { files: [], inProject: folders.get(folder) ?? [], folder }));
  useEffect(() => {
    if (value.inProject?.length === 0 && folders.has(value.folder)) choose(value.folder);
  });
  const nothing = !isPending && folders.size === 0;
  return (
    <Form.Item
      label={t('import.projectFolder')}
      htmlFor="import-project-folder"
      extra={t(nothing ? 'import.noProjectSources' : 'import.projectFolderHint')}
    >
      <Select
        id="import-project-folder"
        showSearch
        loading={isPending}
        disabled={nothing}
        value={folders.has(value.folder) ? value.folder : undefined}
        options={[...folders].map(([folder, { length }]) => ({
          value: folder,
          label: t('import.folderSources', { folder: folder || t('import.wholeProject'), count: length }),
        }))}
        optionFilterProp="label"
        onChange={choose}
      />
    </Form.Item>
  );
}
