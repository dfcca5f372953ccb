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
  const { instructionMemory, dataMemory, ports, protocol } = memory;
  const prefix = protocol === 'axi4' ? 'm_axi' : 'm_axil';
  const named = (block: BusBlock, side = ''): BusBlock => ({ ...block, detail: `${prefix}${side}` });
  const instructions = instructionMemory && instructionBlock(instructionMemory);
  const data = dataMemory && dataBlock(dataMemory);
  const clint = auxiliary.clint && clintBlock(auxiliary.clint);
  const blocks =
    ports === 'separate'
      ? [named(INSTRUCTION_PORT, '_i'), instructions, named(DATA_PORT, '_d'), data, clint]
      : [instructions, named(SHARED_PORT), data, clint];
  return blocks.filter((block) => block !== undefined && block !== null);
}

const PORT = { port: true, pointer: '/memory/ports' };

const INSTRUCTION_PORT: BusBlock = {
  key: 'instructionPort',
  detail: '',
  column: 'fetch',
  instructions: true,
  data: false,
  ...PORT,
};

const DATA_PORT: BusBlock = {
  key: 'dataPort',
  detail: '',
  column: 'memory',
  instructions: false,
  data: true,
  ...PORT,
};

const SHARED_PORT: BusBlock = {
  key: 'sharedPort',
  detail: '',
  column: 'fetch',
  instructions: true,
  data: true,
  ...PORT,
};

interface Memory {
  base: string;
  /** Bytes. */
  size: number;
}

function instructionBlock({ base, size }: Memory): BusBlock {
  return {
    key: 'instructionMemory',
    detail: `${kib(size)} @ ${base}`,
    column: 'decode',
    instructions: true,
    data: true,
    pointer: '/memory/instructionMemory',
  };
}

function dataBlock({ base, size }: Memory): BusBlock {
  return {
    key: 'dataMemory',
    detail: `${kib(size)} @ ${base}`,
    column: 'execute',
    instructions: false,
    data: true,
    pointer: '/memory/dataMemory',
  };
}

function clintBlock({ base }: Pick<Memory, 'base'>): BusBlock {
  return {
    key: 'clint',
    detail: `@ ${base}`,
    column: 'writeBack',
    instructions: false,
    data: true,
    pointer: '/auxiliary/clint',
  };
}
