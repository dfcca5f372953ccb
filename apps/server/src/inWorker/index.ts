export { inWorker } from './inWorker.ts';
