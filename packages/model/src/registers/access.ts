import { z } from 'zod';

/** What software may do (SystemRDL 2.0, 9.6.1): `rw1` and `w1` take one write after reset. */
export const SoftwareAccess = z.enum(['rw', 'r', 'w', 'rw1', 'w1', 'none']);
export type SoftwareAccess = z.infer<typeof SoftwareAccess>;

/** What a read does to the field (SystemRDL `onread`, IP-XACT `readAction`); `user`: hardware decides. */
export const OnRead = z.enum(['clear', 'set', 'user']);
export type OnRead = z.infer<typeof OnRead>;

/** What a write does instead of storing (SystemRDL `onwrite`, IP-XACT `modifiedWriteValue`); `user`: hardware decides. */
export const OnWrite = z.enum([
  'oneToClear',
  'oneToSet',
  'oneToToggle',
  'zeroToClear',
  'zeroToSet',
  'zeroToToggle',
  'clear',
  'set',
  'user',
]);
export type OnWrite = z.infer<typeof OnWrite>;

/** What hardware may do: see the value (`r`), give it (`w`), both, or neither (SystemRDL 2.0, 9.6.2). */
export const HardwareAccess = z.enum(['r', 'w', 'rw', 'none']);
export type HardwareAccess = z.infer<typeof HardwareAccess>;
