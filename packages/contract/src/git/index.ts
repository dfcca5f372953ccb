export * from './fields.ts';
export * from './sideChanges.ts';
export * from './stash.ts';
export * from './state.ts';
export * from './work.ts';
