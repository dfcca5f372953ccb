export * from './assertion.ts';
export * from './coverage.ts';
export * from './crossing.ts';
export * from './placement.ts';
export * from './socPlaces.ts';
export * from './synthesis.ts';
export * from './timing.ts';
export * from './traffic.ts';
