export { useDraft } from './useDraft.ts';
export { useFormDraft } from './useFormDraft.ts';
