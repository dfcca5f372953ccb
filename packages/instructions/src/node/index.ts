export { toolchainReport } from './toolchainReport.ts';
export type { Asked } from './toolchainReport.ts';
