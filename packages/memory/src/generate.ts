import { input, portGroup } from '@netloom/hdl/emit';
import type { Diagnostic, IpDescriptor } from '@netloom/model';
import { checkMemory } from './check/check.ts';
import type { Memory } from './document/memory.ts';
import { descriptorOf } from './outputs/descriptor.ts';
import { memoryDocument } from './outputs/markdown.ts';
import { planMemory } from './plan/plan.ts';
import { arrayModule, cellModules } from './rtl/array.ts';
import { arrayParts } from './rtl/parts.ts';
import { plainModule } from './rtl/control.ts';
import { eccModules } from './rtl/ecc.ts';
import { plainPorts } from './rtl/ports.ts';

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
  const parts = arrayParts(memory, plan.geometry, plan.best!);
  const { name } = memory;
  const rtl = [
    ...cellModules(parts),
    ...eccModules(memory),
    { name: `${name}_array`, text: arrayModule(parts) },
    { name, text: plainModule(parts) },
  ].map(({ name: module, text }) => ({ path: `rtl/${module}.sv`, text }));
  const ports = [...portGroup('Clock and reset', [input('clk'), input('rst_n')]), ...plainPorts(memory)];
  const descriptor = descriptorOf(
    memory,
    ports,
    rtl.map(({ path }) => path),
  );
  const files = [
    { path: 'ip.json', text: `${JSON.stringify(descriptor, null, 2)}\n` },
    ...rtl,
    { path: `doc/${name}.md`, text: memoryDocument(memory, plan) },
  ];
  return { files, descriptor, diagnostics };
}
