import type { PinsRow } from '@netloom/contract';
import { useCallback } from 'react';
import { useAddressedRow } from '../../../parts/file/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { usePins } from '../store/pinsStore.ts';
import { openRow } from './openPins.ts';
import type { PinsFiles } from './usePinsFiles.ts';

/** Opens the configuration of the address (`?file=board`) once, and keeps the address up to date. */
export function useAddressedPins(files: PinsFiles | undefined): void {
  const deptId = useDeptId();
  const shown = usePins(({ open }) => open?.stored?.name);
  const open = useCallback((row: PinsRow) => void openRow(deptId, row), [deptId]);
  useAddressedRow('file', files?.configurations, shown, open);
}
