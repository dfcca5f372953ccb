import { sha256 } from '@noble/hashes/sha2.js';
import type { ElaboratedMap } from '../../elaborate/index.ts';
import { entriesOf } from '../text/entries.ts';
import type { Entry } from '../text/entries.ts';
import { hex } from '../text/hex.ts';
import { oneLine } from '../text/summary.ts';
import { escapeHtml } from './escape.ts';
import { descriptionHtml } from './markdown.ts';
import { SCRIPT } from './script.ts';
import { sectionHtml } from './sections.ts';
import { STYLE } from './style.ts';
import { addressTable, parameterTable } from './tables.ts';

/** The page runs its own script alone and fetches nothing. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${base64(sha256(new TextEncoder().encode(SCRIPT)))}'`;

const KEY = [
  ['rw', 'read and write'],
  ['ro', 'read'],
  ['wo', 'write'],
  ['effect', 'with an effect'],
];

/** One self-contained page about a register map. */
export function registerPage(map: ElaboratedMap): string {
  const { source } = map;
  const title = escapeHtml(oneLine(source.title ?? map.name));
  const bits = map.size.toString(16).length * 4;
  const entries = entriesOf(map);
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}: registers</title><style>${STYLE}</style></head><body>`,
    navigation(entries, bits),
    `<main><h1>${title}</h1><p class="quiet">${facts(map).map(escapeHtml).join(' · ')}</p>`,
    descriptionHtml(source.description),
    parameterTable(map),
    addressTable(entries, bits),
    '<h2 id="registers">Registers</h2>',
    `<p class="key">${KEY.map(([name, text]) => `<i class="${name}"></i>${text}`).join('')}</p>`,
    ...entries.map((entry) => sectionHtml(entry, map, bits)),
    `</main><script>${SCRIPT}</script></body></html>`,
    '',
  ].join('\n');
}

function facts({ source, size, module }: ElaboratedMap): string[] {
  const { bus } = source;
  const protocol = bus.protocol === 'apb' ? 'APB' : 'AXI4-Lite';
  return [
    ...(source.vlnv ? [source.vlnv] : []),
    `${protocol}, ${bus.dataWidth} bits`,
    `${hex(size)} bytes`,
    `module ${module}`,
  ];
}

function navigation(entries: readonly Entry[], bits: number): string {
  const items = entries.map(
    ({ node, address, depth }) =>
      `<li><a href="#${node.path}" style="padding-left:${12 + depth * 12}px"><span>${hex(address.base, bits)}</span>${node.name}</a>`,
  );
  return `<nav><form role="search"><input type="search" placeholder="Search   /" aria-label="Search registers and fields"><output></output></form><ul>${items.join('')}</ul></nav>`;
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
