export { datasheetOf } from './datasheet.ts';
export type { SheetFigures } from './figures.ts';
export { datasheetHtml } from './html.ts';
export type { Datasheet, SheetTable } from './sheet.ts';
