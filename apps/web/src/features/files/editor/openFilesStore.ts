import { create } from 'zustand';

interface OpenFiles {
  paths: string[];
  open: (path: string) => void;
  /** Returns the file to show next when `path` was shown: its neighbour, null when none is left. */
  close: (path: string) => string | null;
}

/** The files of the editor's tabs, in order of opening. */
export const useOpenFiles = create<OpenFiles>((set, get) => ({
  paths: [],
  open: (path) => {
    if (!get().paths.includes(path)) set({ paths: [...get().paths, path] });
  },
  close: (path) => {
    const at = get().paths.indexOf(path);
    const paths = get().paths.filter((other) => other !== path);
    set({ paths });
    return paths[Math.min(at, paths.length - 1)] ?? null;
  },
}));
