import type { OwnDesign } from './OwnFields.tsx';
import type { Stage } from './stages.ts';

interface Chosen {
  path: string;
  /** Undefined for what was generated of a document. */
  own: OwnDesign | undefined;
  stages: readonly Stage[];
}

/** Whether everything is there that the chosen stages need. */
export function isReady({ path, own, stages }: Chosen): boolean {
  if (stages.length === 0) return false;
  if (own === undefined) return path !== '';
  const hasBench = own.bench !== undefined || !stages.includes('simulate');
  const isTimed = own.sdc !== '' || (own.clock !== undefined && own.period !== undefined);
  return own.top !== '' && hasBench && (isTimed || !stages.includes('timing'));
}
