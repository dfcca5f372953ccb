export { planAddress, regressionAddress } from './address.ts';
