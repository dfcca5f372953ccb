export * from './calls.ts';
export * from './row.ts';
