import { generateMemory } from '@netloom/contract';
import { writeMemory } from '@netloom/memory';
import { callApi } from '../../../../api/index.ts';
import { markStored } from '../../../../document/index.ts';
import { openGenerate } from '../../generation/index.ts';
import { memories, storedOfRow, targetOf } from './memories.ts';

/** Writes the memory as it is shown into the project, and shows what became of each file. */
export function generateIntoProject(deptId: number): void {
  const open = memories.current();
  if (open === undefined) return;
  const { key, document: memory, stored } = open;
  const { path, hash } = targetOf(memory, stored) ?? stored!;
  const folder = path.slice(0, path.lastIndexOf('/'));
  const memoryJson = writeMemory(memory);
  openGenerate({
    name: memory.name,
    async run(decisions) {
      const result = await callApi(generateMemory, { body: { deptId, memoryJson, hash, folder, decisions } });
      if (result.stored !== null) markStored(memories, key, memory, storedOfRow(result.stored));
      return result;
    },
  });
}
