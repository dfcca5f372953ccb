import type { Diagnostic, IpDescriptor } from '@netloom/model';
import { elaborate, writeRegisterMap } from '@netloom/registers';
import { registerFileText } from '@netloom/registers/generate';
import { bistModule } from './bist/bistModule.ts';
import { busModules } from './bus/modules.ts';
import { checkMemory } from './check/check.ts';
import type { Memory } from './document/memory.ts';
import { descriptorOf } from './outputs/descriptor.ts';
import { driverHeader } from './outputs/header.ts';
import { constraintFiles } from './outputs/sdc.ts';
import { floorplanFiles } from './outputs/floorplan.ts';
import { slices } from './outputs/slices.ts';
import { memoryDocument } from './outputs/markdown.ts';
import { planMemory } from './plan/plan.ts';
import { registerMapOf } from './registers/registerMap.ts';
import { arrayModule, cellModules } from './rtl/array.ts';
import { coreModule } from './rtl/core.ts';
import { eccModules } from './rtl/ecc.ts';
import { coreName, featuresOf } from './rtl/features.ts';
import { repairModule } from './rtl/repair.ts';
import { arrayParts } from './rtl/parts.ts';
import type { ArrayParts } from './rtl/parts.ts';
import { wrapperModule } from './wrapper/wrapperModule.ts';

/** A generated file; the path is relative to the memory's folder, e.g. `rtl/ram.sv`. */
export interface MemoryFile {
  path: string;
  text: string;
}

export interface MemoryGeneration {
  /** Empty when there are errors. */
  files: MemoryFile[];
  /** What the memory is on the canvas; also the file `ip.json`. */
  descriptor?: IpDescriptor;
  diagnostics: Diagnostic[];
}

/** Everything that is made of a memory, in one order and the same to the byte each time. */
export function generateMemory(memory: Memory): MemoryGeneration {
  const diagnostics = checkMemory(memory);
  if (diagnostics.some(({ severity }) => severity === 'error')) return { files: [], diagnostics };
  const plan = planMemory(memory);
  const { name, registers } = memory;
  const parts = arrayParts(coreOf(memory), plan.best!);
  const rtl = modules(memory, parts);
  const descriptor = descriptorOf(
    memory,
    rtl.map(({ path }) => path),
  );
  const files = [
    { path: 'ip.json', text: `${JSON.stringify(descriptor, null, 2)}\n` },
    ...(registers ? [{ path: `${name}.regs.json`, text: writeRegisterMap(registerMapOf(memory)) }] : []),
    ...rtl,
    ...slices(parts),
    ...constraintFiles(memory),
    ...floorplanFiles(parts),
    ...(registers ? [{ path: `sw/${name}.h`, text: driverHeader(memory) }] : []),
    { path: `doc/${name}.md`, text: memoryDocument(memory, plan) },
  ];
  return { files, descriptor, diagnostics };
}

/** A bus keeps what it read until its manager takes it. */
function coreOf(memory: Memory): Memory {
  return memory.bus === 'none' ? memory : { ...memory, hold: true };
}

/** The modules in the order in which they are compiled; the register file is generated with the SoC. */
function modules(memory: Memory, parts: ArrayParts): MemoryFile[] {
  const { name, bist } = memory;
  const list = [
    ...cellModules(parts),
    ...eccModules(memory),
    { name: `${name}_array`, text: arrayModule({ ...parts, geometry: parts.physical }) },
    ...(memory.repair === undefined ? [] : [{ name: `${name}_repair`, text: repairModule(parts) }]),
    { name: coreName(memory), text: coreModule(parts) },
    ...busModules(memory),
    ...(bist === undefined ? [] : [{ name: `${name}_bist`, text: bistModule(memory, bist) }]),
    ...(featuresOf(memory).wrapped ? [{ name, text: wrapperModule(memory) }] : []),
  ];
  return list.map(({ name: module, text }) => ({ path: `rtl/${module}.sv`, text }));
}

/** The register file, as a SoC with the block has it. */
export function memoryRegisterFile(memory: Memory): string {
  return registerFileText(elaborate(registerMapOf(memory)).map);
}
