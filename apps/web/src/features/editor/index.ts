export { AnnotatedCode } from './AnnotatedCode.tsx';
export type { AnnotatedHandle } from './AnnotatedView.tsx';
export { CodeDiff } from './CodeDiff.tsx';
export { CodeEdit } from './CodeEdit.tsx';
export { CodeText } from './CodeText.tsx';
export { fileAddress } from './fileAddress.ts';
export { setProblems } from './problemStore.ts';
