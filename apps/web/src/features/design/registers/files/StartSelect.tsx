import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { EMPTY, TEMPLATES } from './templates.ts';
import type { RegisterFileEntry } from './useRegisterFiles.ts';

interface StartSelectProps {
  files: readonly RegisterFileEntry[];
  /** Key of a template, or path of a description of the library. */
  start: string;
  onChange: (start: string) => void;
}

/** What a new map may start from. */
export function StartSelect({ files, start, onChange }: StartSelectProps) {
  const { t } = useTranslation('registers');
  const library = files.filter(({ readOnly }) => readOnly);
  return (
    <Select
      id="newRegistersFrom"
      value={start}
      onChange={onChange}
      options={[
        { value: EMPTY, label: t('new.empty') },
        {
          label: t('new.templates'),
          options: TEMPLATES.map(({ key, title }) => ({ value: key, label: title })),
        },
        {
          label: t('file.library'),
          options: library.map((file) => ({ value: file.path, label: file.path })),
        },
      ]}
    />
  );
}
