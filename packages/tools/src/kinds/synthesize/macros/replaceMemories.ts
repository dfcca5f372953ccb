import type { SynthesizedMemory } from '@netloom/model';
import { macroInstance, macroModule, macroOf } from './macroCell.ts';
import type { Macro } from './macroCell.ts';
import { readMemory } from './memoryShape.ts';
import type { YosysDesign, YosysModule } from '../netlist/yosysJson.ts';

export interface ReplacedMemories {
  memories: SynthesizedMemory[];
  /** The macros that stand for memories, each shape once. */
  macros: Macro[];
}

function replaceIn(module: YosysModule, name: string, macroBits: number, found: ReplacedMemories): void {
  for (const [cellName, cell] of Object.entries(module.cells)) {
    if (cell.type !== '$mem_v2') continue;
    const memory = readMemory(cell);
    const { words, width, initialized } = memory;
    const entry = { module: name, name: cellName, words, width, initialized, macro: null };
    found.memories.push(entry);
    if (words * width <= macroBits) continue;
    const macro = macroOf(memory);
    if (!found.macros.some((known) => known.name === macro.name)) found.macros.push(macro);
    found.memories[found.memories.length - 1] = { ...entry, macro: macro.name };
    module.cells[cellName] = macroInstance(macro, cell.attributes);
  }
}

/**
 * Puts a macro named after its shape in the place of every memory of more than `macroBits` bits, in the design
 * itself. Smaller ones stay as they are: the target maps them.
 */
export function replaceMemories(design: YosysDesign, macroBits: number): ReplacedMemories {
  const found: ReplacedMemories = { memories: [], macros: [] };
  for (const [name, module] of Object.entries(design.modules)) replaceIn(module, name, macroBits, found);
  for (const macro of found.macros) design.modules[macro.name] = macroModule(macro);
  return found;
}
