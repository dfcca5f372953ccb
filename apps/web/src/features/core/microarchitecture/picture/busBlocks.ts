import type { CoreOptions } from '@netloom/core';
import type { Column } from './units.ts';

/** What the fetch (`instructions`) and the load/store unit (`data`) reach: memories, CLINT and ports of the core. */
export interface BusBlock {
  key: string;
  detail: string;
  column: Column;
  instructions: boolean;
  data: boolean;
  port?: boolean;
  pointer: string;
}

const kib = (bytes: number) => (bytes < 2 ** 20 ? `${bytes / 1024} KiB` : `${bytes / 2 ** 20} MiB`);

export function blocksOf({ memory, auxiliary }: CoreOptions): BusBlock[] {
  const { instructionMemory, dataMemory, ports } = memory;
  const blocks: BusBlock[] = [];
  const pointer = '/memory/ports';
  if (ports === 'separate') {
    const port = { instructions: true, data: false, port: true, pointer };
    blocks.push({ key: 'instructionPort', detail: 'm_axil_i', column: 'fetch', ...port });
  }
  if (instructionMemory) {
    blocks.push({
      key: 'instructionMemory',
      detail: `${kib(instructionMemory.size)} @ ${instructionMemory.base}`,
      column: 'decode',
      instructions: true,
      data: true,
      pointer: '/memory/instructionMemory',
    });
  }
  blocks.push(
    ports === 'separate'
      ? {
          key: 'dataPort',
          detail: 'm_axil_d',
          column: 'memory',
          instructions: false,
          data: true,
          port: true,
          pointer,
        }
      : {
          key: 'sharedPort',
          detail: 'm_axil',
          column: 'fetch',
          instructions: true,
          data: true,
          port: true,
          pointer,
        },
  );
  if (dataMemory) {
    blocks.push({
      key: 'dataMemory',
      detail: `${kib(dataMemory.size)} @ ${dataMemory.base}`,
      column: 'execute',
      instructions: false,
      data: true,
      pointer: '/memory/dataMemory',
    });
  }
  if (auxiliary.clint) {
    blocks.push({
      key: 'clint',
      detail: `@ ${auxiliary.clint.base}`,
      column: 'writeBack',
      instructions: false,
      data: true,
      pointer: '/auxiliary/clint',
    });
  }
  return blocks;
}
