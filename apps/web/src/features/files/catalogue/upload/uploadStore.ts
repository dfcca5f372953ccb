import { UploadConflict } from '@netloom/contract';
import { create } from 'zustand';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { ApiError } from '../../../../api/index.ts';
import { i18n } from '../../../../i18n.ts';
import { refreshFiles } from '../useFiles.ts';
import { sendFiles } from './sendFiles.ts';
import type { Upload } from './sendFiles.ts';

/** What is on its way: how many files, and which part of them is sent. */
interface Running {
  count: number;
  part: number;
  cancel: () => void;
}

interface UploadState {
  running: Running | null;
  /** Files that are there already, and the upload that they were found by. */
  conflict: { existing: string[]; upload: Upload } | null;
  start: (upload: Upload) => Promise<void>;
  settle: () => void;
}

/** One upload at a time; it goes on while the catalogue is closed. */
export const useUpload = create<UploadState>((set, get) => ({
  running: null,
  conflict: null,
  settle: () => set({ conflict: null }),
  start: async (upload) => {
    if (get().running !== null || upload.files.length === 0) return;
    const control = new AbortController();
    const count = upload.files.length;
    const show = (part: number) => set({ running: { count, part, cancel: () => control.abort() } });
    set({ conflict: null });
    show(0);
    try {
      const rows = await sendFiles(upload, show, control.signal);
      announceSuccess(i18n.t('catalogue:done.uploaded', { count: rows.length }));
    } catch (error) {
      const conflict = error instanceof ApiError ? UploadConflict.safeParse(error.data) : undefined;
      if (conflict?.success) set({ conflict: { existing: conflict.data.existing, upload } });
      else if (!control.signal.aborted) announceError(error);
    } finally {
      set({ running: null });
      refreshFiles();
    }
  },
}));
