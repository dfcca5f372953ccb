export { useLookedAt, useLooksAt } from './lookedAt.ts';
export { SaidMark } from './SaidMark.tsx';
export { useSaidAbout, useSaidParts, useSaidReferences, useSaidResults } from './useSaid.ts';
