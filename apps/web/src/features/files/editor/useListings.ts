import { findFilePath } from '@netloom/contract';
import { useQueries } from '@tanstack/react-query';
import { ApiError, callApi, callKey, queryClient } from '../../../api/index.ts';
import type { Listings } from './fileTree.ts';

interface FolderListings {
  listings: Listings;
  error: Error | null;
  /** Everything that is open has been listed. */
  settled: boolean;
  /** Resolves when a folder is listed; the tree shows that it waits. */
  list: (folder: string) => Promise<void>;
}

function query(deptId: number, folder: string) {
  const input = { body: { deptId, resourcePath: folder } };
  return {
    queryKey: callKey(findFilePath, input),
    queryFn: () => callApi(findFilePath, input),
    meta: { quiet: true },
  };
}

/** The listings of the root and of the folders that are open. A folder that has gone is left out. */
export function useListings(deptId: number, open: readonly string[]): FolderListings {
  const folders = ['', ...open];
  const results = useQueries({ queries: folders.map((folder) => query(deptId, folder)) });
  const known = folders.flatMap((folder, index) => {
    const rows = results[index]?.data;
    return rows === undefined ? [] : [[folder, rows] as const];
  });
  const root = results[0]?.error;
  return {
    listings: Object.fromEntries(known),
    error: root instanceof ApiError ? root : null,
    settled: !results.some((result) => result.isPending),
    list: async (folder) => {
      await queryClient.prefetchQuery(query(deptId, folder));
    },
  };
}
