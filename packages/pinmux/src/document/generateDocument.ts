export { generatePinmux as generate } from '../generate.ts';
