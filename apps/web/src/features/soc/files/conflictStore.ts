import type { SaveConflict } from '@netloom/contract';
import { create } from 'zustand';

/** The stored canvas that stands against the one that was to be saved. */
export const useConflict = create<{ conflict: SaveConflict | undefined }>(() => ({ conflict: undefined }));
