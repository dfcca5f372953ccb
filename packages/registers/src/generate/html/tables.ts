import type { ElaboratedMap } from '../../elaborate/index.ts';
import { resetMask, resetValue } from '../../elaborate/index.ts';
import { addressText, indexText } from '../text/address.ts';
import type { Entry } from '../text/entries.ts';
import { hex } from '../text/hex.ts';
import { summary } from '../text/summary.ts';
import { escapeHtml } from './escape.ts';
import { inlineHtml } from './markdown.ts';

export function parameterTable({ source, values }: ElaboratedMap): string {
  if (source.parameters.length === 0) return '';
  const rows = source.parameters.map(({ name, value, local, minimum, maximum, description }) => {
    const number = Object.hasOwn(values, name) ? String(values[name]) : value;
    const formula = number === value ? '' : ` <span class="quiet">${escapeHtml(value)}</span>`;
    const range = [minimum, maximum].some((each) => each !== undefined)
      ? `${minimum ?? ''}…${maximum ?? ''}`
      : '';
    return `<tr><td class="mono">${name}<td class="mono">${escapeHtml(number)}${formula}<td class="mono">${local ? 'derived' : escapeHtml(range)}<td>${inlineHtml(description)}`;
  });
  return `<h2 id="parameters">Parameters</h2><div class="wide"><table><thead><tr><th>Name<th>Value here<th>Range<th>Description</thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** Every node at its address. */
export function addressTable(entries: readonly Entry[], bits: number): string {
  const rows = entries.map(({ node, address, depth }) => {
    const reset = node.kind === 'register' && resetMask(node) !== 0n ? hex(resetValue(node), node.width) : '';
    const kind = node.kind === 'register' ? `${node.width} bits` : node.kind;
    const text = summary(node.source.description) || summary(node.source.title);
    const copies = indexText(address);
    return [
      `<tr><td class="mono">${addressText(address, bits)}${copies && `<div class="quiet">${copies}</div>`}`,
      `<td class="mono" style="padding-left:${depth * 1.2}em"><a href="#${node.path}">${node.name}</a>`,
      `<td>${kind}<td class="mono">${reset}<td>${inlineHtml(text)}`,
    ].join('');
  });
  return `<h2 id="addresses">Addresses</h2><div class="wide"><table><thead><tr><th>Address<th>Name<th>Kind<th>Reset<th>Description</thead><tbody>${rows.join('')}</tbody></table></div>`;
}
