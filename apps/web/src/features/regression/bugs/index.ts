export { bugAddress, fileFromFailureAddress } from './address.ts';
