import { findFilePath } from '@netloom/contract';
import { AutoComplete } from 'antd';
import { useCall } from '../../api/index.ts';
import { useDeptId } from '../../session/index.ts';

/** `fileNameType` of a folder. */
const FOLDER = 1;

interface PathInputProps {
  /** Said of it where no label stands beside it. */
  label?: string;
  value: string;
  /** Ends of the names that are offered, e.g. `.lib`. */
  endings: readonly string[];
  placeholder?: string;
  onChange: (path: string) => void;
}

/** A path of the member's tree; offers the folders and fitting files of the folder that has been typed. */
export function PathInput({ label, value, endings, placeholder, onChange }: PathInputProps) {
  const deptId = useDeptId();
  const folder = value.slice(0, Math.max(0, value.lastIndexOf('/')));
  const { data = [] } = useCall(
    findFilePath,
    { body: { deptId, resourcePath: folder } },
    { staleTime: 10_000, retry: false, meta: { quiet: true } },
  );
  const offered = data.flatMap(({ fileName, fileNameType }) => {
    const path = folder === '' ? fileName : `${folder}/${fileName}`;
    if (fileNameType === FOLDER) return [{ value: `${path}/` }];
    return endings.some((ending) => fileName.endsWith(ending)) ? [{ value: path }] : [];
  });
  return (
    <AutoComplete
      className="nl-mono"
      aria-label={label}
      value={value}
      placeholder={placeholder}
      options={offered.filter((option) => option.value.startsWith(value))}
      onChange={(path: string) => onChange(path)}
    />
  );
}
