import type { RegisterBuffer } from '@netloom/model';

/** The trigger of a buffer in words. */
export function bufferText(buffer: RegisterBuffer | undefined): string {
  switch (buffer?.trigger) {
    case undefined:
      return 'none';
    case 'own':
      return 'by the own access';
    case 'register':
      return `by an access of ${buffer.register}`;
    case 'field':
      return `while ${buffer.field} is 1`;
    case 'input':
      return `by an input, active ${buffer.active}`;
  }
}
