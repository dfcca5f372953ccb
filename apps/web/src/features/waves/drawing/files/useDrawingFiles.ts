import { getFileName } from '@netloom/contract';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { EXTENSION } from './drawings.ts';

/** Paths of the project's drawings; undefined while they are listed. */
export function useDrawingFiles(): readonly string[] | undefined {
  const deptId = useDeptId();
  const rows = useCall(getFileName, { body: { deptId, resourcePath: '', resourceName: EXTENSION } }).data;
  return rows?.map(({ filePath }) => filePath).filter((path) => path.toLowerCase().endsWith(EXTENSION));
}
