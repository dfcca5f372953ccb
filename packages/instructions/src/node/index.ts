export { prepareSimulation } from './measure.ts';
export { toolchainReport } from './toolchainReport.ts';
