import type { Schematic } from '@netloom/model';
import { useEffect, useState } from 'react';
import { layOut } from './layout.ts';
import type { Drawing } from './layout.ts';

type Laid = { schematic: Schematic; drawing: Drawing | null; error: Error | null };

/** The layout of a schematic; null while it is made. */
export function useDrawing(schematic: Schematic | undefined): Pick<Laid, 'drawing' | 'error'> {
  const [laid, setLaid] = useState<Laid | null>(null);
  useEffect(() => {
    if (schematic === undefined) return;
    let wanted = true;
    const keep = (result: Omit<Laid, 'schematic'>) => wanted && setLaid({ schematic, ...result });
    layOut(schematic).then(
      (drawing) => keep({ drawing, error: null }),
      (error: Error) => keep({ drawing: null, error }),
    );
    return () => {
      wanted = false;
    };
  }, [schematic]);
  return laid !== null && laid.schematic === schematic ? laid : { drawing: null, error: null };
}
