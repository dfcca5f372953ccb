export { coreScope } from './coreScope.ts';
export { countedOptions, countedRtl } from './countedRtl.ts';
export { debuggedModule } from './debuggedModule.ts';
export { debuggedOptions } from './debuggedOptions.ts';
export { debuggedRtl } from './debuggedRtl.ts';
export { JTAG_SERVER } from './jtagServer.ts';
export { JTAG_SOCKET } from './jtagSocket.ts';
export { openOcdConfiguration } from './openocd.ts';
export type { OpenOcdSettings } from './openocd.ts';
