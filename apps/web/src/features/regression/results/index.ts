export { regressionAddress } from './address.ts';
