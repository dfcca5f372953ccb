import type { CoreOptions } from './coreOptions.ts';

/** Whether the core's own memories tell a lost bit from a kept one. */
export const hasTcmProtection = ({ safety }: CoreOptions): boolean => safety.tcmProtection !== 'none';

/** Whether exceptions may tell of data that was lost: hardware errors, of Privileged 1.13. */
export const raisesHardwareErrors = (options: CoreOptions): boolean =>
  options.base.zicsr && hasTcmProtection(options);

/** Whether they put it right. */
export const correctsTcm = ({ safety }: CoreOptions): boolean => safety.tcmProtection === 'secded';

/** Whether instructions come from a memory that does. */
export const hasFetchProtection = (options: CoreOptions): boolean =>
  hasTcmProtection(options) && options.memory.instructionMemory !== null;
