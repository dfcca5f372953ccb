import type { CoreOptions } from './coreOptions.ts';

/** Whether a store may retire before the bus has refused it: the error comes as interrupt 16. */
export const hasLateErrors = ({ memory, advanced }: CoreOptions) =>
  advanced.storeBuffer || memory.dataCache?.policy === 'write-back';
