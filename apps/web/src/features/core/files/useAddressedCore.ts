import type { CoreRow } from '@netloom/contract';
import { useAddressedRow } from '../../../parts/file/index.ts';
import { useCore } from '../store/coreStore.ts';
import { openRow } from './CorePicker.tsx';

/** Opens the core of the address (`?core=nl_micro`) once, and keeps the address up to date. */
export function useAddressedCore(cores: readonly CoreRow[] | undefined): void {
  const shown = useCore(({ open }) => open?.stored?.name);
  useAddressedRow('core', cores, shown, openRow);
}
