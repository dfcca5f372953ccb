export { BuildSet } from './buildSet.ts';
export { Proposal } from './proposal.ts';
export { CodeRow, FunctionRow, SetReport, TOOLCHAIN_REPORT, ToolchainReport } from './report.ts';
