import { zipSync } from 'fflate';
import { escapeText, writeXml } from '@netloom/xml';
import type { XmlNode } from '@netloom/xml';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** An Excel workbook (ECMA-376) with one sheet of texts; the first row is the heading and stays in sight. */
export function writeXlsx(rows: readonly (readonly string[])[], sheet: string): Uint8Array {
  const files: Record<string, XmlNode | string> = {
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': relationships([[`${DOCUMENT}/officeDocument`, 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(sheet),
    'xl/_rels/workbook.xml.rels': relationships([
      [`${DOCUMENT}/worksheet`, 'worksheets/sheet1.xml'],
      [`${DOCUMENT}/styles`, 'styles.xml'],
    ]),
    'xl/styles.xml': styles(),
    'xl/worksheets/sheet1.xml': worksheet(rows),
  };
  const encoder = new TextEncoder();
  const contents = Object.entries(files).map(
    ([path, node]) => [path, encoder.encode(typeof node === 'string' ? node : writeXml(node))] as const,
  );
  return zipSync(Object.fromEntries(contents), { mtime: new Date(1980, 0, 1), level: 1 });
}

function contentTypes(): XmlNode {
  const part = (name: string, type: string): XmlNode => ({
    name: 'Override',
    attributes: { PartName: name, ContentType: `${SHEET_TYPE}.${type}+xml` },
    content: [],
  });
  const rels = { Extension: 'rels', ContentType: 'application/vnd.openxmlformats-package.relationships+xml' };
  const xml = { Extension: 'xml', ContentType: 'application/xml' };
  return {
    name: 'Types',
    attributes: { xmlns: `${PACKAGE}/content-types` },
    content: [
      { name: 'Default', attributes: rels, content: [] },
      { name: 'Default', attributes: xml, content: [] },
      part('/xl/workbook.xml', 'sheet.main'),
      part('/xl/worksheets/sheet1.xml', 'worksheet'),
      part('/xl/styles.xml', 'styles'),
    ],
  };
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): XmlNode {
  return {
    name: 'Relationships',
    attributes: { xmlns: `${PACKAGE}/relationships` },
    content: targets.map(([type, target], index) => ({
      name: 'Relationship',
      attributes: { Id: `rId${index + 1}`, Type: type, Target: target },
      content: [],
    })),
  };
}

function workbook(sheet: string): XmlNode {
  const name = sheet.replaceAll(/[\\/?*[\]:]/g, '_').slice(0, 31);
  return {
    name: 'workbook',
    attributes: { xmlns: MAIN, 'xmlns:r': DOCUMENT },
    content: [
      {
        name: 'sheets',
        content: [{ name: 'sheet', attributes: { name, sheetId: '1', 'r:id': 'rId1' }, content: [] }],
      },
    ],
  };
}

/** Style 0 is plain text, style 1 the heading. */
function styles(): XmlNode {
  const node = (name: string, attributes: Record<string, string>, content: XmlNode[] = []): XmlNode => ({
    name,
    attributes,
    content,
  });
  const fonts = [node('font', {}), node('font', {}, [node('b', {})])];
  const fills = ['none', 'gray125'].map((patternType) =>
    node('fill', {}, [node('patternFill', { patternType })]),
  );
  return node('styleSheet', { xmlns: MAIN }, [
    node('fonts', { count: '2' }, fonts),
    node('fills', { count: '2' }, fills),
    node('borders', { count: '1' }, [node('border', {})]),
    node('cellStyleXfs', { count: '1' }, [node('xf', { numFmtId: '49' })]),
    node('cellXfs', { count: '2' }, [
      node('xf', { numFmtId: '49', applyNumberFormat: '1' }),
      node('xf', { numFmtId: '49', applyNumberFormat: '1', fontId: '1', applyFont: '1' }),
    ]),
  ]);
}

/** The sheet without line breaks and indentation: large ones are mostly tags. */
function worksheet(rows: readonly (readonly string[])[]): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const views = `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
  const columns = rows[0]?.map((_, column) => columnName(column)) ?? [];
  const data = rows.map((cells, index) => sheetRow(cells, index, columns)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${MAIN}">${views}<sheetData>${data}</sheetData></worksheet>`;
}

const OUTER_SPACE = /^\s|\s$|\n/;

function sheetRow(cells: readonly string[], index: number, columns: readonly string[]): string {
  const end = `${index + 1}"${index === 0 ? ' s="1"' : ''} t="inlineStr"><is><t`;
  let row = `<row r="${index + 1}">`;
  cells.forEach((text, column) => {
    if (text === '') return;
    const space = OUTER_SPACE.test(text) ? ' xml:space="preserve"' : '';
    row += `<c r="${columns[column]!}${end}${space}>${escapeText(text)}</t></is></c>`;
  });
  return `${row}</row>`;
}

/** A, B … Z, AA … */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
