import { getVerilogInfoByPath } from '@netloom/contract';
import { generatePins } from '@netloom/pins';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { folderOfPath } from '../files/boards.ts';
import type { OpenPins } from '../store/pinsStore.ts';
import type { Existing } from './generationOf.ts';

const NOTHING: Existing = new Map();

/** Files of the project that may hold user code: what the stored configuration generates. */
export function useExisting({ stored, saved, chip }: OpenPins): Existing {
  const deptId = useDeptId();
  const folder = stored === undefined ? '' : folderOfPath(stored.path);
  const paths = useMemo(() => {
    if (saved === undefined) return [];
    return generatePins(saved, chip)
      .files.map(({ path }) => path)
      .filter((path) => /\.[ch]$|CMakeLists\.txt$/.test(path));
  }, [saved, chip]);
  const { data } = useQuery({
    enabled: folder !== '' && paths.length > 0,
    queryKey: [getVerilogInfoByPath.path, deptId, folder, stored?.hash],
    queryFn: () => readAll(deptId, folder, paths),
    placeholderData: (before, query) =>
      query?.queryKey[2] === folder ? keepPreviousData(before) : undefined,
  });
  return data ?? NOTHING;
}

/** A file that cannot be read is none: it has not been generated yet. */
async function readAll(deptId: number, folder: string, paths: readonly string[]): Promise<Existing> {
  const texts = new Map<string, string>();
  const read = async (path: string) => {
    const body = { deptId, socVerilogPath: `${folder}/${path}` };
    const { verilogFile } = await callApi(getVerilogInfoByPath, { body });
    texts.set(path, verilogFile);
  };
  await Promise.allSettled(paths.map(read));
  return texts;
}
