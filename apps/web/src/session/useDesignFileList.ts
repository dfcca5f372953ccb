import { selectCanvasBySocCanvasId } from '@netloom/contract';
import { useMemo } from 'react';
import { useCall } from '../api/index.ts';
import { useDesign } from './designStore.ts';

function nameIn(text: string): string | undefined {
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    return typeof name === 'string' ? name : undefined;
  } catch {
    // A document that cannot be read has no generated files to run.
    return undefined;
  }
}

/**
 * The file list that generation writes for the chosen design: null where none is chosen or it cannot be read, undefined
 * while it is not known.
 */
export function useDesignFileList(): string | null | undefined {
  const { designId } = useDesign();
  const { data, isPending } = useCall(
    selectCanvasBySocCanvasId,
    { params: { id: designId ?? 0 } },
    { enabled: designId !== undefined, meta: { quiet: true } },
  );
  const text = data?.toVerilogJson;
  const name = useMemo(() => (text === undefined ? undefined : nameIn(text)), [text]);
  if (name !== undefined) return `gen/${name}/${name}.f`;
  return designId !== undefined && isPending ? undefined : null;
}
