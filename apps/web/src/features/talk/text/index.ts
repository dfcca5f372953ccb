export { addressOf, addressOfText } from './addressOf.ts';
export { Markdown } from './Markdown.tsx';
export { safeLink } from './safeLink.ts';
