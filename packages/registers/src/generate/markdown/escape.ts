import { oneLine } from '../text/summary.ts';

/** Code spans as they are; elsewhere the start of a tag, which would be HTML. */
const TAG = /(`+)[^`][\s\S]*?\1|<(?!https?:\/\/)/g;
const SCRIPT_LINK = /\]\(\s*(?=(?:javascript|vbscript|data):)/gi;
/** Anything that one of the rules here looks for. */
const SPECIAL = /[<#\]\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A description within a document: no raw HTML, and no headings that would take part in the contents. */
export function descriptionText(text: string | undefined): string {
  if (text === undefined) return '';
  if (!SPECIAL.test(text)) return text.trim();
  return text
    .replace(TURNING, '')
    .replace(TAG, (match) => (match === '<' ? '\\<' : match))
    .replace(SCRIPT_LINK, '](unsafe:')
    .replace(/^( {0,3})(#{1,6}(?:\s|$))/gm, '$1\\$2')
    .trim();
}

/** The same for a cell of a table. */
export function cellText(text: string | undefined): string {
  return oneLine(descriptionText(text)).replaceAll('|', '\\|');
}

/** A name as it stands, in which underscores mean nothing. */
export function code(text: string): string {
  return `\`${text}\``;
}
