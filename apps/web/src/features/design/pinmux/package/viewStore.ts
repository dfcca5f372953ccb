import { create } from 'zustand';
import type { Viewport } from '../../../../view2d/viewport.ts';

interface ViewState {
  /** Undefined while the whole package is shown, whatever the size of the window. */
  viewport: Viewport | undefined;
  search: string;
  /** Name of the chosen pad. */
  pad: string | undefined;
}

/** How the package is looked at. */
export const useView = create<ViewState>(() => ({ viewport: undefined, search: '', pad: undefined }));
