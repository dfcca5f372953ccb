export { MacroPaths } from './MacroPaths.tsx';
export { PathInput } from './PathInput.tsx';
