// `npm run bench [-- area …]`: prints the measures and writes bench/results.json and docs/measures.md.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureArea } from './measureArea.ts';
import type { Area } from './measureArea.ts';
import { machine, table } from './report.ts';

const known = readdirSync(join(import.meta.dirname, 'areas')).map((file) => file.replace('.ts', ''));
const asked = process.argv.slice(2);
const unknown = asked.filter((area) => !known.includes(area));
if (unknown.length > 0) {
  console.error(`Unknown area: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}

const areas: Area[] = [];
for (const area of asked.length > 0 ? asked : known) {
  console.error(`measuring ${area} …`);
  areas.push(await measureArea(area));
}

const report = `${machine()}\n\n${table(areas)}\n`;
console.log(report);
writeFileSync(join(import.meta.dirname, 'results.json'), JSON.stringify(areas, null, 2) + '\n');
if (asked.length === 0) {
  const head =
    '# Measures\nPrinted by `npm run bench`. Bars are those that the product sets itself; NO is an honest miss. *Others* are the processor cores that other processes of the machine used, at least, while an area was measured.\n\n';
  writeFileSync(join(import.meta.dirname, '../docs/measures.md'), head + report);
}
process.exit(areas.every(({ rows }) => rows.length > 0) ? 0 : 1);
