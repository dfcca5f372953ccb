export { preview } from './preview.ts';
export { addressOf, addressOfText } from './addressOf.ts';
export { Markdown } from './Markdown.tsx';
export { shortReference } from './shortReference.ts';
export { safeLink } from './safeLink.ts';
