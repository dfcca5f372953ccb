export * from './calls.ts';
export * from './figures.ts';
export * from './signOff.ts';
