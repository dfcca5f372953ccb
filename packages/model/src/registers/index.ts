export * from './access.ts';
export * from './buffer.ts';
export * from './field.ts';
export * from './node.ts';
export * from './quantity.ts';
export * from './registerMap.ts';
