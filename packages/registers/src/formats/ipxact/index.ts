export { ipxactReader } from './read/component.ts';
export { ipxactOutputs } from './write/component.ts';
