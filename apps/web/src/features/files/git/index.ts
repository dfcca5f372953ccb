export { gitAddress } from './gitAddress.ts';
