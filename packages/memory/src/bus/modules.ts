import type { Memory } from '../document/memory.ts';
import { apbModule } from './apb.ts';
import { axi4Module } from './axi4.ts';
import { axi4liteModule } from './axi4lite.ts';
import { burstModule } from './burst.ts';

/** Modules between the bus and the core; none where there is no bus. */
export function busModules(memory: Memory): { name: string; text: string }[] {
  const { name, bus } = memory;
  switch (bus) {
    case 'none':
      return [];
    case 'apb':
      return [{ name: `${name}_apb`, text: apbModule(memory) }];
    case 'axi4lite':
      return [{ name: `${name}_axi4lite`, text: axi4liteModule(memory) }];
    case 'axi4':
      return [
        { name: `${name}_burst`, text: burstModule(memory) },
        { name: `${name}_axi4`, text: axi4Module(memory) },
      ];
  }
}
