export { planAddress, regressionAddress } from './address.ts';
export { ResultActions } from './ResultActions.tsx';
export { ResultTag } from './ResultTag.tsx';
export { useRegressionColumns } from './useRegressionColumns.tsx';
export { shortVersion } from './version.ts';
export { useFirstFailures } from './useFirstFailures.ts';
export { useRegressionChanges } from './useRegressionChanges.ts';
