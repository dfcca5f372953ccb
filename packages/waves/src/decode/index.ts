export { decode, decodeAll } from './decode.ts';
export type * from './decodeTypes.ts';
export { decoders } from './decoders.ts';
export { missingRoles } from './setup.ts';
export { propose } from './propose/propose.ts';
export type { DecoderProposal } from './propose/propose.ts';
