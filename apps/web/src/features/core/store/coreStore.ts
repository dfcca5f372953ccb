import type { CoreRow } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { create } from 'zustand';

/** A core that is open with its edits: hiding the screen loses none of them. */
export interface OpenCore {
  options: CoreOptions;
  /** What the server has; undefined until it is stored first. */
  stored: CoreRow | undefined;
  /** What `stored` says, or what a new core began as. */
  saved: CoreOptions | undefined;
  past: readonly CoreOptions[];
  future: readonly CoreOptions[];
}

interface CoreState {
  open: OpenCore | undefined;
}

export const useCore = create<CoreState>(() => ({ open: undefined }));

export function openOptions(options: CoreOptions, stored?: CoreRow): void {
  useCore.setState({
    open: { options, stored, saved: stored && options, past: [], future: [] },
  });
}

export function isDirty(open: OpenCore | undefined): boolean {
  return open !== undefined && open.options !== open.saved;
}

/** Whether the project has the RTL of the core as it is shown. */
export function isGenerated(open: OpenCore): boolean {
  return open.stored?.generated === true && !isDirty(open);
}

window.addEventListener('beforeunload', (event) => {
  if (isDirty(useCore.getState().open)) event.preventDefault();
});
