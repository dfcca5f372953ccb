export { useLookedAt, useLooksAt } from './lookedAt.ts';
export { useSaidAbout, useSaidParts } from './useSaid.ts';
