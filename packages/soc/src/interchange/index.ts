export { EXPORT_FORMATS, exportDocument } from './exportDocument.ts';
export type { DocumentExport, ExportFormat } from './exportDocument.ts';
