import { getFileName } from '@netloom/contract';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';

/** What generators wrote is no program. */
const GENERATED = /(^|\/)(gen|cores|delivery|instructions)\//;

/** Folders of the project that hold C sources. */
export function useProgramFolders(): string[] {
  const body = { deptId: useDeptId(), resourcePath: '', resourceName: '.c' };
  const files = useCall(getFileName, { body }).data ?? [];
  const paths = files
    .map(({ filePath }) => filePath.replace(/^\//, ''))
    .filter((path) => path.endsWith('.c'));
  const folders = paths.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  return [...new Set(folders)].filter((folder) => folder !== '' && !GENERATED.test(`${folder}/`)).sort();
}
