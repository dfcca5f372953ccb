export { IPXACT_READER } from './read/component.ts';
export { IPXACT_OUTPUTS } from './write/component.ts';
