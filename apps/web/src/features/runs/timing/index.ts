export { PathInput } from './PathInput.tsx';
