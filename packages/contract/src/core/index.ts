export * from './cores.ts';
