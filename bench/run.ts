// `npm run bench [-- area …]`: prints the measures, and enters them in docs/measures.md.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { barsOfCode } from './bars.ts';
import { measureArea } from './measureArea.ts';
import type { Area } from './measureArea.ts';
import { withOlderBars } from './olderBars.ts';
import { machine, machines, table } from './report.ts';

const HEAD = `# Measures
Entered by \`npm run bench -- <area>\`, for each area those of the last time. Bars are those that the product sets itself; NO is an honest miss, *older bar* a row that another bar than today's has judged. *Others* are the processor cores that other processes of the machine used, at least, while an area was measured.`;

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

const day = new Date().toISOString().slice(0, 10);
console.log(`${machine()}\n\n${table(areas, day)}\n`);
writeFileSync(join(import.meta.dirname, 'results.json'), JSON.stringify(areas, null, 2) + '\n');
const kept = join(import.meta.dirname, '../docs/measures.md');
const before = readFileSync(kept, 'utf8');
const figures = withOlderBars(table(areas, day, before).split('\n'), barsOfCode()).join('\n');
writeFileSync(kept, `${HEAD}\n\n${machines(machine(), day, before, figures)}\n\n${figures}\n`);
process.exit(areas.every(({ rows }) => rows.length > 0) ? 0 : 1);
