export { NoSynthesis } from './NoSynthesis.tsx';
export { PathInput } from './PathInput.tsx';
