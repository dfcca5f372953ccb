export { planAddress, regressionAddress } from './address.ts';
export { ResultTag } from './ResultTag.tsx';
export { useRegressionColumns } from './useRegressionColumns.tsx';
export { shortVersion } from './version.ts';
export { useRegressionChanges } from './useRegressionChanges.ts';
