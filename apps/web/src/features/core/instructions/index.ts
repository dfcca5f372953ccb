export { useProgramFolders } from './toolchain/useProgramFolders.ts';
