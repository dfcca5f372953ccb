import type { Said } from '@netloom/model';
import type { CoreOptions } from './coreOptions.ts';

/** What two options have against each other, as a test of the whole. */
export interface Rule {
  code: string;
  /** JSON pointer (RFC 6901) of the option to change. */
  pointer: string;
  broken(options: CoreOptions): boolean;
  said: Said;
}
