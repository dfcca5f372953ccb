export { CodeDiff } from './CodeDiff.tsx';
export { CodeText } from './CodeText.tsx';
export { fileAddress } from './fileAddress.ts';
export { setProblems } from './problemStore.ts';
