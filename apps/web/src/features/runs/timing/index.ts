export { MacroPaths } from './MacroPaths.tsx';
