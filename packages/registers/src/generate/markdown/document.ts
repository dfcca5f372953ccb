import { accessText } from '../../access/accessText.ts';
import { quantityValue, resetMask, resetValue } from '../../elaborate/index.ts';
import type { ElaboratedField, ElaboratedMap, ElaboratedNode } from '../../elaborate/index.ts';
import { entriesOf } from '../text/entries.ts';
import type { Entry } from '../text/entries.ts';
import { addressText, indexText } from '../text/address.ts';
import { nodeFacts } from '../text/facts.ts';
import { hex } from '../text/hex.ts';
import { oneLine } from '../text/summary.ts';
import { cellText, code, descriptionText } from './escape.ts';
import { bitsText, pictureLines } from './picture.ts';
import { table } from './table.ts';

/** A document about a register map in GitHub's Markdown. */
export function registerDocument(map: ElaboratedMap): string {
  const { source, size } = map;
  const bits = size.toString(16).length * 4;
  const entries = entriesOf(map);
  const protocol = source.bus.protocol === 'apb' ? 'APB' : 'AXI4-Lite';
  return [
    `# ${descriptionText(oneLine(source.title ?? map.name))}`,
    '',
    ...paragraph(descriptionText(source.description)),
    `${protocol}, ${source.bus.dataWidth} bits, ${hex(size)} bytes. Module ${code(map.module)}.`,
    '',
    ...parameterLines(map),
    '## Addresses',
    '',
    ...table(
      ['Address', 'Name', 'Kind', 'Reset', 'Description'],
      entries.map((entry) => addressRow(entry, bits)),
    ),
    '',
    '## Registers',
    '',
    ...entries.map((entry) => sectionLines(entry, map, bits).join('\n')),
  ].join('\n');
}

const paragraph = (text: string) => (text === '' ? [] : [text, '']);

function parameterLines({ source, values }: ElaboratedMap): string[] {
  if (source.parameters.length === 0) return [];
  const rows = source.parameters.map(({ name, value, local, minimum, maximum, description }) => {
    const number = Object.hasOwn(values, name) ? String(values[name]) : value;
    const range = minimum === undefined && maximum === undefined ? '' : `${minimum ?? ''}…${maximum ?? ''}`;
    return [code(name), cellText(number), local ? 'derived' : cellText(range), cellText(description)];
  });
  return ['## Parameters', '', ...table(['Name', 'Value here', 'Range', 'Description'], rows), ''];
}

function addressRow({ node, address }: Entry, bits: number): string[] {
  const where = [addressText(address, bits), indexText(address)].filter(Boolean).join(', ');
  const reset = node.kind === 'register' && resetMask(node) !== 0n ? hex(resetValue(node), node.width) : '';
  const { description, title } = node.source;
  const [first] = (description ?? title ?? '').split(/\n\s*\n/);
  const link = `[${code(node.path)}](#${anchor(node)})`;
  return [where, link, node.kind === 'register' ? `${node.width} bits` : node.kind, reset, cellText(first)];
}

/** As GitHub makes it of a heading with the path alone. */
const anchor = ({ path }: ElaboratedNode) => path.replaceAll('.', '').toLowerCase();

function sectionLines({ node, address }: Entry, map: ElaboratedMap, bits: number): string[] {
  const where = [addressText(address, bits), indexText(address)].filter(Boolean).join(', ');
  const { title, description } = node.source;
  return [
    `### ${code(node.path)}`,
    '',
    `${[where, ...nodeFacts(node, map)].join(' · ')}`,
    '',
    ...paragraph(title === undefined ? '' : `**${descriptionText(oneLine(title))}**`),
    ...paragraph(descriptionText(description)),
    ...(node.kind === 'register' && node.fields.length > 0
      ? [
          ...pictureLines(node),
          ...table(
            ['Bits', 'Field', 'Access', 'Reset', 'Description'],
            node.fields.toReversed().map((field) => fieldRow(field, map)),
          ),
          '',
        ]
      : []),
  ];
}

function fieldRow(field: ElaboratedField, map: ElaboratedMap): string[] {
  const { name, lsb, width, reset, source, enumeration } = field;
  const values = enumeration?.values.map((each) => {
    const value = quantityValue(each.value, map.values);
    const text = cellText(each.description);
    return `${hex(value.ok ? value.value : 0n, width)} ${code(each.name)}${text && ` ${text}`}`;
  });
  const about = [cellText(source.description), values?.join('; ') ?? ''].filter(Boolean).join(' — ');
  return [
    bitsText(lsb + width - 1, lsb),
    code(name),
    cellText(accessText(source)),
    reset === undefined ? '–' : hex(reset, width),
    about,
  ];
}
