export * from './blame.ts';
export * from './fields.ts';
export * from './protection.ts';
export * from './sideChanges.ts';
export * from './stash.ts';
export * from './state.ts';
export * from './tags.ts';
export * from './work.ts';
