// `node bench/mark.ts`: takes the verdicts from the rows of docs/measures.md that older bars gave.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { barsOfCode } from './bars.ts';
import { withOlderBars } from './olderBars.ts';

const path = join(import.meta.dirname, '../docs/measures.md');
const lines = readFileSync(path, 'utf8').split('\n');
writeFileSync(path, withOlderBars(lines, barsOfCode()).join('\n'));
