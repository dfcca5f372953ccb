// `npm run bench [-- area …]`: prints the measures and writes bench/results.json and docs/measures.md.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine, table } from './report.ts';
import type { Row } from './row.ts';

const folder = join(import.meta.dirname, 'areas');
const known = readdirSync(folder).map((file) => file.replace('.ts', ''));
const asked = process.argv.slice(2);
const unknown = asked.filter((area) => !known.includes(area));
if (unknown.length > 0) {
  console.error(`Unknown area: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}

const rows: Row[] = [];
for (const area of asked.length > 0 ? asked : known) {
  console.error(`measuring ${area} …`);
  const module = (await import(join(folder, `${area}.ts`))) as { measure: () => Promise<Row[]> };
  rows.push(...(await module.measure()));
}

const report = `${machine()}\n\n${table(rows)}\n`;
console.log(report);
writeFileSync(join(import.meta.dirname, 'results.json'), JSON.stringify(rows, null, 2) + '\n');
if (asked.length === 0) {
  const head =
    '# Measures\nPrinted by `npm run bench`. Bars are those that the product sets itself; NO is an honest miss.\n\n';
  writeFileSync(join(import.meta.dirname, '../docs/measures.md'), head + report);
}
process.exit(0);
