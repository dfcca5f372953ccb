export { blockShelf } from './blockShelf.ts';
export { generateBlockShown } from './generateBlockShown.ts';
export { generateShown } from './generateShown.ts';
export { GenerateButton } from './GenerateButton.tsx';
export { MadeFiles } from './MadeFiles.tsx';
export { NewBlockDialog } from './NewBlockDialog.tsx';
export { useAddressedBlock } from './useAddressedBlock.ts';
export { withFix } from './withFix.ts';
