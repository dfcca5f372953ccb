export { CoverageBar } from './coverage/CoverageBar.tsx';
export { CoveredSource } from './coverage/CoveredSource.tsx';
export { COVERAGE_SORTS, fractionOf } from './coverage/coverageSorts.ts';
