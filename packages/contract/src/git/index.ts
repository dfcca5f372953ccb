export * from './fields.ts';
export * from './sideChanges.ts';
export * from './state.ts';
export * from './work.ts';
