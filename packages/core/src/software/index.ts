export { gccTarget } from './gccTarget.ts';
export type { GccTarget } from './gccTarget.ts';
export type { PieceId, SoftwarePiece } from './piece.ts';
export { libraryFiles, pieceFiles, softwareFor } from './softwareFor.ts';
