// Measures one area and writes its rows to a file: `node bench/area.ts <area> <file>`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './row.ts';

const [area = '', file = ''] = process.argv.slice(2);
const module = (await import(join(import.meta.dirname, 'areas', `${area}.ts`))) as {
  measure: () => Promise<Row[]>;
};
writeFileSync(file, JSON.stringify(await module.measure()));
process.exit(0);
