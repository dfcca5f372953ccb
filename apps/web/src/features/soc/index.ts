export { canvasAddress } from './canvasAddress.ts';
