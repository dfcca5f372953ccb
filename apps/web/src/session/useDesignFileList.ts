import { selectCanvasBySocCanvasId } from '@netloom/contract';
import { useMemo } from 'react';
import { useCall } from '../api/index.ts';
import { useDesign } from './designStore.ts';

function nameIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    return typeof name === 'string' ? name : undefined;
  } catch {
    // A document that cannot be read has no generated files to run.
    return undefined;
  }
}

/** The file list that generation writes for the chosen design; undefined while it is not known. */
export function useDesignFileList(): string | undefined {
  const { designId } = useDesign();
  const { data } = useCall(
    selectCanvasBySocCanvasId,
    { params: { id: designId ?? 0 } },
    { enabled: designId !== undefined, meta: { quiet: true } },
  );
  const text = data?.toVerilogJson;
  const name = useMemo(() => nameIn(text), [text]);
  return name === undefined ? undefined : `gen/${name}/${name}.f`;
}
