import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Crossing, CrossingWaiver } from '@netloom/model';
import { isOpen, withWaivers } from '../kinds/crossings/waivers.ts';
import type { Declared } from '../kinds/crossings/analysis/declared.ts';
import { checkCrossings } from '../kinds/crossings/analysis/report.ts';
import { crossingRow } from '../kinds/crossings/crossingRow.ts';
import type { YosysDesign } from '../kinds/synthesize/netlist/yosysJson.ts';

// Runs in the sandbox behind Yosys: looks for what crosses between clocks, and says what nobody answers for.

const { values } = parseArgs({
  options: {
    design: { type: 'string' },
    top: { type: 'string' },
    declared: { type: 'string' },
    report: { type: 'string' },
  },
});

/** Crossings that are said one by one; the report has them all. */
const MOST = 200;
const print = (line: string) => process.stdout.write(`${line}\n`);

function required(name: keyof typeof values): string {
  const value = values[name];
  if (value === undefined) throw new Error(`--${name} is missing`);
  return value;
}

function read<T>(name: keyof typeof values): T {
  return JSON.parse(readFileSync(required(name), 'utf8')) as T;
}

const declared = read<Declared & { waivers: Record<string, CrossingWaiver> }>('declared');
const today = new Date().toISOString().slice(0, 10);
const found = checkCrossings(read<YosysDesign>('design'), required('top'), declared);
const report = withWaivers(found, declared.waivers, today);
writeFileSync(required('report'), JSON.stringify(report));
const open = report.crossings.filter(isOpen);
for (const each of open.slice(0, MOST)) print(crossingRow(each));
if (open.length > MOST) print(`more ${open.length - MOST}`);
for (const module of report.unknown) print(`unknown ${module}`);
const count = (test: (each: Crossing) => boolean) => report.crossings.filter(test).length;
print(`unsafe ${open.length}`);
print(`waived ${count(({ waiver }) => waiver?.state === 'active')}`);
print(`safe ${count(({ severity }) => severity === 'safe')}`);
print(`domains ${report.domains.length}`);
print(`flops ${report.flops}`);
