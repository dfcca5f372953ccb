export { analogModes, radixes, rowColors, rowHeights } from './looks.ts';
export type { Radix, RowColor, RowHeight } from './looks.ts';
export type {
  SavedGroup,
  SavedPart,
  SavedRow,
  SavedSignal,
  SavedTransactions,
  SavedVector,
  ViewFile,
} from './viewFile.ts';
export { viewKind } from './viewKind.ts';
