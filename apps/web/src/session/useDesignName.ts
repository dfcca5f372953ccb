import { selectCanvasBySocCanvasId } from '@netloom/contract';
import { useMemo } from 'react';
import { useCall } from '../api/index.ts';
import { useSelectedDesign } from './useSelectedDesign.ts';

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
 * The name that the selected design gives itself, which is that of its top module: null where there is none or it cannot
 * be read, undefined while it is not known.
 */
export function useDesignName(): string | null | undefined {
  const design = useSelectedDesign();
  const { data, isPending } = useCall(
    selectCanvasBySocCanvasId,
    { params: { id: design?.socCanvasId ?? 0 } },
    { enabled: Boolean(design), meta: { quiet: true } },
  );
  const text = data?.toVerilogJson;
  const name = useMemo(() => (text === undefined ? undefined : nameIn(text)), [text]);
  if (name !== undefined) return name;
  return design === undefined || (design !== null && isPending) ? undefined : null;
}
