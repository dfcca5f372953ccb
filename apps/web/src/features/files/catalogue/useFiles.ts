import { findFilePath, getFileName, pathPermissions } from '@netloom/contract';
import type { FileRow } from '@netloom/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey, queryClient, useCall } from '../../../api/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';
import { useCatalogue } from './catalogueStore.ts';
import { sortRows } from './sortRows.ts';

const EMPTY: FileRow[] = [];

/** Reads everything anew that the catalogue shows. */
export function refreshFiles(): void {
  for (const call of [findFilePath, getFileName, pathPermissions])
    void queryClient.invalidateQueries({ queryKey: callKey(call) });
}

/** The sorted rows of a folder, or what a search below it finds; they follow what happens to the tree. */
export function useFiles(deptId: number, folder: string, search: string) {
  const { i18n } = useTranslation();
  const sort = useCatalogue((state) => state.sort);
  const options = { placeholderData: keepPreviousData, meta: { quiet: true } };
  const searching = search !== '';
  const listed = useCall(
    findFilePath,
    { body: { deptId, resourcePath: folder } },
    { meta: options.meta, enabled: !searching },
  );
  const found = useCall(
    getFileName,
    { body: { deptId, resourcePath: folder, resourceName: search } },
    { ...options, enabled: searching },
  );
  useEffect(
    () =>
      onStreamMessage((message) => {
        const changed = message.type === 'tree-changed' && message.deptId === deptId;
        if (changed || message.type === 'hello') refreshFiles();
      }),
    [deptId],
  );
  const { data = EMPTY, error, isPending, refetch } = searching ? found : listed;
  const rows = useMemo(() => sortRows(data, sort, i18n.language), [data, sort, i18n.language]);
  return { rows, error, isPending, refetch };
}
