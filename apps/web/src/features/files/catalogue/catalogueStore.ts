import { create } from 'zustand';

export type SortColumn = 'fileName' | 'updateFileTime' | 'fileSize' | 'createFileTime';

export interface Sort {
  column: SortColumn;
  descending: boolean;
}

interface CatalogueState {
  /** The shown folder of each department; the root is ''. */
  folders: Readonly<Record<number, string>>;
  sort: Sort;
  show: (deptId: number, folder: string) => void;
  /** The same column again turns the order round. */
  sortBy: (column: SortColumn) => void;
}

/** Where the catalogue stands, also while it is closed. */
export const useCatalogue = create<CatalogueState>((set) => ({
  folders: {},
  sort: { column: 'fileName', descending: false },
  show: (deptId, folder) => set(({ folders }) => ({ folders: { ...folders, [deptId]: folder } })),
  sortBy: (column) =>
    set(({ sort }) => ({ sort: { column, descending: sort.column === column && !sort.descending } })),
}));
