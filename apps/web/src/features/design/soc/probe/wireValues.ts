import { create } from 'zustand';
import type { NameValue } from '../../../files/editor/index.ts';

interface WireValues {
  /** Values at the cursor of the waves are shown on the wires. */
  shown: boolean;
  /** By the id of the connection. */
  values: ReadonlyMap<string, NameValue>;
}

const NONE: ReadonlyMap<string, NameValue> = new Map();

export const useWireValues = create<WireValues>(() => ({ shown: false, values: NONE }));

export function toggleWireValues(): void {
  useWireValues.setState(({ shown }) => ({ shown: !shown, values: NONE }));
}
