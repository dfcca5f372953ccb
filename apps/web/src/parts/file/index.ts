export { ConflictDialog } from './ConflictDialog.tsx';
export { FileName } from './FileName.tsx';
export { FilePicker } from './FilePicker.tsx';
export { useAddressedFile } from './useAddressedFile.ts';
export { useAddressedRow } from './useAddressedRow.ts';
export { useAskDiscard } from './useAskDiscard.ts';
