import type { SynthesisReport, SynthesizedMacro, SynthesizedMemory, SynthesizedModule } from '@netloom/model';
import { isBlackbox } from './yosysJson.ts';
import type { YosysDesign, YosysModule } from './yosysJson.ts';

/** What is known of a design and its cells before it is mapped. */
export interface SynthesisFacts {
  memories: SynthesizedMemory[];
  /** Memory macros that there are, whether the design has them or not. */
  macros: SynthesizedMacro[];
  /** Area of each cell of the library, memory macros among them; null for targets without area. */
  areas: Record<string, number> | null;
  /** Cells of the library that are flip-flops; null where the target's own names tell. */
  flipFlops: string[] | null;
  /** The same of latches. */
  latches: string[] | null;
}

export interface SynthesisResult {
  design: YosysDesign;
  facts: SynthesisFacts;
  /** Output of Yosys' `memory_libmap`; empty where memories were not mapped so. */
  memoryLog: string;
  top: string;
  target: string;
}

/** Yosys' own gates, iCE40's, and ECP5's. */
const FLIP_FLOP = /^(?:\$_(?:S?DFF|SDFFC|ALDFF|DFFSR)E?(?:SR)?_|SB_DFF|TRELLIS_FF)/;
/** What is not mapped to a library or has none keeps Yosys' name. */
const LATCH = /^\$_DLATCH/;
const isLatch = (type: string, { latches }: SynthesisFacts) =>
  LATCH.test(type) || latches?.includes(type) === true;
const MAPPED_MEMORY = /^mapping memory (\S+) via (\S+)$/gm;

function describe(
  name: string,
  module: YosysModule,
  design: YosysDesign,
  facts: SynthesisFacts,
): SynthesizedModule {
  const cells: Record<string, number> = {};
  const instances: Record<string, string> = {};
  for (const [instance, { type }] of Object.entries(module.cells)) {
    const definition = design.modules[type];
    if (definition !== undefined && !isBlackbox(definition)) instances[instance] = type;
    else cells[type] = (cells[type] ?? 0) + 1;
  }
  const sum = (value: (type: string) => number) =>
    Object.entries(cells).reduce((total, [type, count]) => total + count * value(type), 0);
  const flipFlops = facts.flipFlops && new Set(facts.flipFlops);
  const isFlipFlop = (type: string) => (flipFlops ? flipFlops.has(type) : FLIP_FLOP.test(type));
  const { areas } = facts;
  return {
    name,
    cells,
    instances,
    flipFlops: sum((type) => Number(isFlipFlop(type))),
    latches: sum((type) => Number(isLatch(type, facts))),
    area: areas && sum((type) => areas[type] ?? 0),
  };
}

/** The modules that the top module is made of, it first. */
function modulesBelow(top: string, design: YosysDesign, facts: SynthesisFacts): SynthesizedModule[] {
  const found = new Map<string, SynthesizedModule>();
  const visit = (name: string) => {
    const module = design.modules[name];
    if (module === undefined || found.has(name)) return;
    const described = describe(name, module, design, facts);
    found.set(name, described);
    Object.values(described.instances).forEach(visit);
  };
  visit(top);
  return [...found.values()];
}

/** Memories with what the family's mapping made of them, `$__ICE40_RAM4K_` for `SB_RAM40_4K`. */
function mappedMemories(memories: SynthesizedMemory[], log: string): SynthesizedMemory[] {
  const cells = new Map([...log.matchAll(MAPPED_MEMORY)].map(([, path, cell = '']) => [path, cell]));
  return memories.map((memory) => {
    const cell = cells.get(`${memory.module}.${memory.name}`);
    return cell === undefined ? memory : { ...memory, macro: cell.replace(/^\$__|_$/g, '') };
  });
}

export function reportSynthesis({ design, facts, memoryLog, top, target }: SynthesisResult): SynthesisReport {
  const modules = modulesBelow(top, design, facts);
  return {
    top,
    target,
    tool: design.creator,
    modules,
    memories: mappedMemories(facts.memories, memoryLog),
    macros: facts.macros.filter(({ cell }) => modules.some(({ cells }) => cells[cell] !== undefined)),
  };
}

/** Latches of a design that are missing in its area: those of which a library says none, or that it has no cell for. */
export function latchesWithoutArea(modules: SynthesizedModule[], facts: SynthesisFacts): string[] {
  const { areas } = facts;
  if (areas === null) return [];
  const types = new Set(modules.flatMap(({ cells }) => Object.keys(cells)));
  return [...types].filter((type) => isLatch(type, facts) && !areas[type]);
}
