import type { RegressionCoverage } from '@netloom/contract';
import { CanvasLink } from '../../design/soc/index.ts';
import { insideOf } from './insideOf.ts';

interface CoveredBlockProps {
  /** A place of the simulated hierarchy. */
  name: string;
  socs: RegressionCoverage['socs'];
}

/** The way from a place of the hierarchy to its block on the canvas; nothing beside what is no block. */
export function CoveredBlock({ name, socs }: CoveredBlockProps) {
  const inside = insideOf(name, socs);
  return inside && <CanvasLink name={inside.name} soc={inside.soc} />;
}
