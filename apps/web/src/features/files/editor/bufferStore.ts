import type { VerilogFile } from '@netloom/contract';
import { create } from 'zustand';

/** An open file: what the server had when the edit began, and whether the text differs from it. */
interface Buffer {
  base: VerilogFile;
  dirty: boolean;
}

interface BufferState {
  buffers: Record<string, Buffer>;
  /** What is stored in place of what an edit began from; to be decided. */
  clash: VerilogFile | undefined;
  ask: (clash: VerilogFile | undefined) => void;
  put: (path: string, buffer: Buffer) => void;
  setDirty: (path: string, dirty: boolean) => void;
  drop: (path: string) => void;
}

/** Open files by path. Their texts live in the editor's models, which outlast its views. */
export const useBuffers = create<BufferState>((set) => ({
  buffers: {},
  clash: undefined,
  ask: (clash) => set({ clash }),
  put: (path, buffer) => set(({ buffers }) => ({ buffers: { ...buffers, [path]: buffer } })),
  setDirty: (path, dirty) =>
    set(({ buffers }) => {
      const known = buffers[path];
      if (known === undefined || known.dirty === dirty) return {};
      return { buffers: { ...buffers, [path]: { ...known, dirty } } };
    }),
  drop: (path) =>
    set(({ buffers, clash }) => ({
      buffers: Object.fromEntries(Object.entries(buffers).filter(([key]) => key !== path)),
      clash: clash?.socVerilogPath === path ? undefined : clash,
    })),
}));

window.addEventListener('beforeunload', (event) => {
  const unsaved = Object.values(useBuffers.getState().buffers).some(({ dirty }) => dirty);
  if (unsaved) event.preventDefault();
});
