import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { latchMap } from '../kinds/synthesize/liberty/latchMap.ts';
import { libraryCells } from '../kinds/synthesize/liberty/libraryCells.ts';
import { estimateMacro, macroLiberty } from '../kinds/synthesize/macros/macroLiberty.ts';
import { libertyMacros } from '../kinds/synthesize/macros/libertyMacros.ts';
import { dropFamilyCells } from '../kinds/synthesize/netlist/dropFamilyCells.ts';
import { mergeModules } from '../kinds/synthesize/netlist/mergeModules.ts';
import { nameFlipFlops } from '../kinds/synthesize/netlist/flipFlopNames.ts';
import { renameModules } from '../kinds/synthesize/netlist/renameModules.ts';
import { silentLatches } from '../kinds/synthesize/netlist/silentLatches.ts';
import { replaceMemories } from '../kinds/synthesize/macros/replaceMemories.ts';
import type { SynthesisFacts } from '../kinds/synthesize/netlist/reportSynthesis.ts';
import type { YosysDesign } from '../kinds/synthesize/netlist/yosysJson.ts';

// Runs in the sandbox between two calls of Yosys: memories become macros, modules get the names of the source, and
// what the report has to know of the cells is kept.

const { values } = parseArgs({
  options: {
    design: { type: 'string' },
    prepared: { type: 'string' },
    facts: { type: 'string' },
    memories: { type: 'string' },
    flipflops: { type: 'string' },
    liberty: { type: 'string' },
    latches: { type: 'string' },
    macros: { type: 'string', multiple: true, default: [] },
    'macro-bits': { type: 'string' },
    /** Slang has read the sources, which lie here. */
    slang: { type: 'boolean', default: false },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);

function required(name: Exclude<keyof typeof values, 'macros' | 'slang'>): string {
  const value = values[name];
  if (value === undefined) throw new Error(`--${name} is missing`);
  return value;
}

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

const design = JSON.parse(readFileSync(required('design'), 'utf8')) as YosysDesign;
dropFamilyCells(design);
mergeModules(design);
renameModules(design);
if (values.slang) {
  for (const { signal, file, line } of silentLatches(design, linesOf))
    print(`Latch inferred for signal \`${signal}' from process \`$proc$${file}:${line}$'`);
}
const macroBits = values['macro-bits'] === undefined ? Infinity : Number(values['macro-bits']);
const { memories, macros } = replaceMemories(design, macroBits);
const library = values.liberty === undefined ? null : libraryCells(readFileSync(values.liberty, 'utf8'));

// Written without macros and without latches too: Yosys' scripts name them.
if (library) {
  writeFileSync(required('memories'), macroLiberty(macros, library));
  writeFileSync(required('latches'), latchMap(library.latches));
}
const given = values.macros.flatMap((path) => libertyMacros(readFileSync(path, 'utf8')));
const known = [
  ...given,
  ...macros.map(({ name, words, width, ...macro }) => ({
    ...{ cell: name, words, width, from: 'estimate' as const },
    area: library && estimateMacro({ name, words, width, ...macro }, library).area,
  })),
];
const areas = library && {
  ...library.areas,
  ...Object.fromEntries(known.map(({ cell, area }) => [cell, area ?? 0])),
};
const facts: SynthesisFacts = {
  ...{ memories, macros: known, areas },
  flipFlops: library?.flipFlops ?? null,
  latches: library?.latches.map(({ cell }) => cell) ?? null,
};
writeFileSync(required('facts'), JSON.stringify(facts));
writeFileSync(required('prepared'), JSON.stringify(design));
writeFileSync(required('flipflops'), nameFlipFlops(design));

for (const { module, name, words, width, macro, initialized } of memories) {
  print(`memory ${module}.${name}: ${words} x ${width} bits${macro === null ? '' : ` -> macro ${macro}`}`);
  if (macro !== null && initialized)
    print(
      `Warning: Memory ${module}.${name}: its initial contents are not in the netlist, the macro has to bring them.`,
    );
}
