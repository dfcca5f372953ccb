import { getFileName } from '@netloom/contract';
import { useMemo } from 'react';
import { useCall } from '../api/index.ts';
import { useDeptId } from '../session/index.ts';
import type { DocumentEntry } from './DocumentPicker.tsx';

/** The project's files with this ending, by path; undefined until they are known. */
export function useFilesOf(suffix: string): readonly DocumentEntry[] | undefined {
  const body = { deptId: useDeptId(), resourcePath: '', resourceName: suffix };
  const rows = useCall(getFileName, { body }).data;
  return useMemo(
    () =>
      rows
        ?.map(({ filePath }) => filePath)
        .filter((path) => path.endsWith(suffix))
        .map((path) => ({ key: path, name: nameOf(path, suffix), detail: path })),
    [rows, suffix],
  );
}

const nameOf = (path: string, suffix: string) => path.slice(path.lastIndexOf('/') + 1, -suffix.length);
