import { childOf, childrenOf, parseXml } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { TableRow } from '../csv/parse.ts';
import { unpacked } from './unpack.ts';
import { say } from '../../../wording/formats/sentences.ts';
import { WorkbookError } from './workbookError.ts';

/** Rows of the first sheet of an Excel workbook. Throws an Error that says what is wrong with the file. */
export function readXlsx(bytes: Uint8Array): TableRow[] {
  const parts = unpacked(bytes);
  const part = (path: string): XmlElement => {
    const content = parts.get(path);
    if (!content) throw new WorkbookError(say('TABLE/workbook/part', { path }));
    return parseXml(content);
  };
  const [sheet] = childrenOf(childOf(part('xl/workbook.xml'), 'sheets') ?? part('xl/workbook.xml'), 'sheet');
  const id = sheet?.attributes.get('id');
  const relations = childrenOf(part('xl/_rels/workbook.xml.rels'), 'Relationship');
  const target = relations.find(({ attributes }) => attributes.get('Id') === id)?.attributes.get('Target');
  if (target === undefined) throw new WorkbookError(say('TABLE/workbook/sheet', {}));
  const strings = parts.has('xl/sharedStrings.xml') ? sharedStrings(part('xl/sharedStrings.xml')) : [];
  const data = childOf(part(target.startsWith('/') ? target.slice(1) : `xl/${target}`), 'sheetData');
  return childrenOf(data ?? part('xl/workbook.xml'), 'row').map((row, index) => readRow(row, index, strings));
}

function sharedStrings(root: XmlElement): string[] {
  return childrenOf(root, 'si').map(textIn);
}

/** Text of a string, with the runs of rich text joined. */
function textIn(element: XmlElement): string {
  const runs = [element, ...childrenOf(element, 'r')];
  return runs.flatMap((run) => childrenOf(run, 't').map(({ text }) => text)).join('');
}

/** Beyond these a sheet is no register table. */
const MAX_COLUMNS = 256;

function readRow(row: XmlElement, index: number, strings: readonly string[]): TableRow {
  const cells: string[] = [];
  childrenOf(row, 'c').forEach((cell, position) => {
    const column = columnIndex(cell.attributes.get('r')) ?? position;
    if (column >= MAX_COLUMNS) return;
    while (cells.length < column) cells.push('');
    cells[column] = cellText(cell, strings);
  });
  return { line: Number(row.attributes.get('r') ?? index + 1) || index + 1, cells };
}

function cellText(cell: XmlElement, strings: readonly string[]): string {
  const type = cell.attributes.get('t');
  if (type === 'inlineStr') return textIn(childOf(cell, 'is') ?? cell);
  const value = childOf(cell, 'v')?.text ?? '';
  if (type === 's') return strings[Number(value)] ?? '';
  const isNumber = (type === undefined || type === 'n') && /^-?\d+(?:\.\d*)?(?:[eE][+-]?\d+)?$/.test(value);
  return isNumber ? String(Number(value)) : value;
}

/** "B7" is column 1. */
function columnIndex(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
