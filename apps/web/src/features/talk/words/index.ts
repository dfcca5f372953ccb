export { preview } from './preview.ts';
export { shortReference } from './shortReference.ts';
