import { useDeferredValue, useMemo, useState } from 'react';
import { useCatalogue } from './catalogueStore.ts';
import { NOTHING, among } from './grid/selection.ts';
import { useFiles } from './useFiles.ts';

export type CatalogueView = ReturnType<typeof useCatalogueView>;

/** The folder that is shown, what is searched for below it, and what is chosen of what is found. */
export function useCatalogueView(deptId: number) {
  const folder = useCatalogue((state) => state.folders[deptId] ?? '');
  const show = useCatalogue((state) => state.show);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const [wish, setWish] = useState(NOTHING);
  const files = useFiles(deptId, folder, wanted);
  const { rows } = files;
  const keys = useMemo(() => new Set(rows.map(({ filePath }) => filePath)), [rows]);
  const selection = among(wish, keys);
  return {
    ...files,
    ...{ folder, search, setSearch, selection, choose: setWish },
    isSearch: wanted !== '',
    chosen: rows.filter(({ filePath }) => selection.chosen.has(filePath)),
    enter(path: string) {
      show(deptId, path);
      setSearch('');
      setWish(NOTHING);
    },
  };
}
