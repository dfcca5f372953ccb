import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { latchesWithoutArea, reportSynthesis } from '../kinds/synthesize/netlist/reportSynthesis.ts';
import type { SynthesisFacts } from '../kinds/synthesize/netlist/reportSynthesis.ts';
import { splitAssigns } from '../kinds/synthesize/netlist/splitAssigns.ts';
import { totalsOf } from '../kinds/synthesize/netlist/totals.ts';
import type { YosysDesign } from '../kinds/synthesize/netlist/yosysJson.ts';

// Runs in the sandbox after Yosys: the netlist is made fit for static timing, and the report is made of it.

const names = ['top', 'target', 'facts', 'mapped', 'netlist', 'verilog', 'report', 'memories'] as const;
const { values } = parseArgs({
  options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
});

/** As Yosys prints areas: what adding up leaves beyond is not of the design. */
const AREA_DIGITS = 6;

const print = (line: string) => process.stdout.write(`${line}\n`);

function required(name: (typeof names)[number]): string {
  const value = values[name];
  if (typeof value !== 'string') throw new Error(`--${name} is missing`);
  return value;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

writeFileSync(required('verilog'), splitAssigns(readFileSync(required('mapped'), 'utf8')));
const facts = readJson(required('facts')) as SynthesisFacts;
const report = reportSynthesis({
  design: readJson(required('netlist')) as YosysDesign,
  facts,
  // What the FPGA family made of the memories, as its mapping said.
  memoryLog: readIfThere('../memories.txt'),
  top: required('top'),
  target: required('target'),
});
writeFileSync(required('report'), JSON.stringify(report));
for (const cell of latchesWithoutArea(report.modules, facts))
  print(`Warning: the library says no area of ${cell}`);
const hasMacros = facts.memories.some(({ macro }) => macro !== null);
if (hasMacros && existsSync('../memories.lib')) copyFileSync('../memories.lib', required('memories'));

print(`Totals of ${report.top}:`);
for (const { name, value } of totalsOf(report)) print(`  ${name}: ${Number(value.toFixed(AREA_DIGITS))}`);
