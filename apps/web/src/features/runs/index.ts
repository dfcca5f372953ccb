export { simulationAddress } from './simulationAddress.ts';
