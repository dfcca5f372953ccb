import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** The server keeps no more of a message. */
const LONGEST = 20_000;
/** Beginnings of nested blocks in one line; beyond that the text is shown as it is. */
const DEEPEST = /^(?:[ \t]*[>*+-]){30}/m;
/** Runs of brackets and signs that no prose has, and that take long to pair. */
const TANGLED = /[[\]!*_~`]{200}/;

/** The blocks of a Markdown text (CommonMark with GitHub's tables, lists of tasks and links); null: show it as it is. */
export function parseMarkdown(text: string): Root | null {
  if (text.length > LONGEST || DEEPEST.test(text) || TANGLED.test(text)) return null;
  try {
    return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  } catch {
    return null;
  }
}
