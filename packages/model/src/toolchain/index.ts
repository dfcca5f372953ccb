export { BuildSet } from './buildSet.ts';
export { Proposal } from './proposal.ts';
export {
  CodeRow,
  FunctionRow,
  PIPELINE_RECORD,
  SetReport,
  TOOLCHAIN_REPORT,
  ToolchainReport,
} from './report.ts';
