export { decode, decodeAll } from './decode.ts';
export type * from './decodeTypes.ts';
export { decoders } from './decoders.ts';
export { missingRoles } from './setup.ts';
