export * from './backup.ts';
export * from './config.ts';
export * from './configKeys.ts';
export * from './dictionary.ts';
export * from './menu.ts';
export * from './monitor.ts';
export * from './role.ts';
