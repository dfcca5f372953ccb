import type { CoreOptions } from '../options/coreOptions.ts';

/** Whether some custom instructions are illegal in user mode, which the core has. */
export const customPrivilege = ({ base, custom }: CoreOptions): boolean =>
  base.userMode && (custom?.encodings.some(({ machine }) => machine) ?? false);
