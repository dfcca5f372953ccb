/** What shown waves are taken away as. */
export const formats = ['png', 'svg', 'csv', 'wavedrom'] as const;
export type ExportFormat = (typeof formats)[number];

export const endings: Record<ExportFormat, string> = {
  png: 'png',
  svg: 'svg',
  csv: 'csv',
  wavedrom: 'wavedrom.json',
};
