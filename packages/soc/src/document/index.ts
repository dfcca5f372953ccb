export { readFormat } from '@netloom/model';
export type { Migration, Reading, Versions } from '@netloom/model';
export { formatEndpoint, parseEndpoint } from './endpoint.ts';
export type { ConstantEndpoint, NameEndpoint, ParsedEndpoint, Slice } from './endpoint.ts';
export { layoutKind } from './layoutKind.ts';
export { pathOf, pointerOf } from './pointer.ts';
export { socKind } from './socKind.ts';
export { readDocument, readLayout } from './read.ts';
export { writeDocument, writeLayout } from './write.ts';
