import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Crossing, CrossingWaiver } from '@netloom/model';
import { isOpen, withWaivers } from '../kinds/crossings/waivers.ts';
import type { Declared } from '../kinds/crossings/analysis/declared.ts';
import { checkCrossings } from '../kinds/crossings/analysis/report.ts';
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

function sentence({ class: kind, severity, from, to, sources, sink, bits, place, waiver }: Crossing): string {
  const ways = from.length === 0 ? to : `${from.join(' and ')} to ${to}`;
  const what = sources.length === 0 ? sink : `${sources.slice(0, 3).join(', ')} → ${sink}`;
  const state = waiver ? `; its waiver is ${waiver.state}` : '';
  const size = bits > 1 ? `, ${bits} bits` : '';
  return `${place ? `${place.file}:${place.line}` : '-'}\t${severity}\t${kind}\t${what} (${ways}${size}${state})`;
}

const declared = read<Declared & { waivers: Record<string, CrossingWaiver> }>('declared');
const today = new Date().toISOString().slice(0, 10);
const found = checkCrossings(read<YosysDesign>('design'), required('top'), declared);
const report = withWaivers(found, declared.waivers, today);
writeFileSync(required('report'), JSON.stringify(report));
const open = report.crossings.filter(isOpen);
for (const each of open.slice(0, MOST)) print(sentence(each));
if (open.length > MOST) print(`-\twarning\tmore\t${open.length - MOST} more are in the report`);
for (const module of report.unknown)
  print(`-\twarning\tunknown\t${module} has no inside here: nothing is known of its clocks`);
const count = (test: (each: Crossing) => boolean) => report.crossings.filter(test).length;
print(`unsafe ${open.length}`);
print(`waived ${count(({ waiver }) => waiver?.state === 'active')}`);
print(`safe ${count(({ severity }) => severity === 'safe')}`);
print(`domains ${report.domains.length}`);
print(`flops ${report.flops}`);
