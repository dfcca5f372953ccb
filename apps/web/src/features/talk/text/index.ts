export { placeOf, placeOfText } from './placeOf.ts';
export { ChatProject } from './chatProject.ts';
export { Markdown } from './Markdown.tsx';
export { safeLink } from './safeLink.ts';
