export { proveOwn } from './proveOwn.ts';
export { prepareSimulation } from './measure.ts';
export { toolchainReport } from './toolchainReport.ts';
