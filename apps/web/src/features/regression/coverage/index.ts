export { coverageAddress } from './address.ts';
