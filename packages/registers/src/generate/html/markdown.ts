import MarkdownIt from 'markdown-it';
import { escapeHtml } from './escape.ts';

/** No raw HTML, no images (they would be fetched), links only to what a browser shows. */
const markdown = new MarkdownIt('commonmark', { html: false }).enable('table').disable('image');
markdown.renderer.rules.heading_open = () => '<p class="head">';
markdown.renderer.rules.heading_close = () => '</p>\n';
markdown.renderer.rules.link_open = (tokens, index, options, _, renderer) => {
  tokens[index]!.attrSet('rel', 'noopener noreferrer');
  return renderer.renderToken(tokens, index, options);
};

/** Without any of these a text is a paragraph as it stands. */
const MARKED = /[\\`*_{}[\]<>()#+!|~&\n-]|\d\.|^\s|https?:/;

/** What turns the direction of the text around it. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A description as HTML; empty without one. */
export function descriptionHtml(text: string | undefined): string {
  if (text === undefined || text.trim() === '') return '';
  const plain = text.replace(TURNING, '');
  return MARKED.test(plain) ? markdown.render(plain) : `<p>${escapeHtml(plain)}</p>\n`;
}

/** A description within a line of text. */
export function inlineHtml(text: string | undefined): string {
  if (text === undefined) return '';
  const plain = text.replace(TURNING, '');
  return MARKED.test(plain) ? markdown.renderInline(plain) : escapeHtml(plain);
}
