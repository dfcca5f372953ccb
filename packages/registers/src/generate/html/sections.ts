import type { ElaboratedMap } from '../../elaborate/index.ts';
import { addressText, indexText } from '../text/address.ts';
import type { Entry } from '../text/entries.ts';
import { nodeFacts } from '../text/facts.ts';
import { escapeHtml } from './escape.ts';
import { fieldTable } from './fieldTable.ts';
import { descriptionHtml } from './markdown.ts';
import { pictureHtml } from './picture.ts';

/** Everything about one node; `bits` are those of an address. */
export function sectionHtml({ node, address }: Entry, map: ElaboratedMap, bits: number): string {
  const { title } = node.source;
  const where = [addressText(address, bits), indexText(address)].filter(Boolean).join(', ');
  const head = [
    `<section id="${node.path}"><h3><a href="#${node.path}">${node.path}</a>`,
    `<span class="where">${where}</span></h3>`,
    `<p class="facts">${nodeFacts(node, map).map(escapeHtml).join(' · ')}</p>`,
    title ? `<p class="title">${escapeHtml(title)}</p>` : '',
    descriptionHtml(node.source.description),
  ].join('');
  const body = node.kind === 'register' ? pictureHtml(node) + fieldTable(node, map) : '';
  return `${head}${body}</section>\n`;
}
