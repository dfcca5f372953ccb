import type { DocumentPlace } from '@netloom/model';

/** A place in the register description. */
export function atNode(pointer: string): DocumentPlace {
  return { kind: 'document', pointer };
}
