export * from './cores.ts';
export * from './delivery.ts';
