export { inWorker } from './inWorker.ts';
export type { WorkerTask } from './inWorker.ts';
