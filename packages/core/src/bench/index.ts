export { benchModule, benchSources, coreBench } from './bench.ts';
export type { BenchSettings } from './bench.ts';
export { customResult } from './customUnit.ts';
export { DEVICE, RAM_BASE, benchMap } from './memoryMap.ts';
export type { BenchMap, Range } from './memoryMap.ts';
export { verilatorCommand } from './verilatorCommand.ts';
