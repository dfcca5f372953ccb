export { AUTHENTICATION } from '../authentication.ts';
export { DEBUG_SPAN, JTAG } from '../transport.ts';
export { HART_SIGNALS } from './harts.ts';
export type { SharedOptions } from './options.ts';
export { sharedDebugModule } from './text.ts';
export { triggerPorts } from './triggers.ts';
