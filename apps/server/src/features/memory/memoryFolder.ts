import type { MemoryRow } from '@netloom/contract';
import { generateMemory } from '@netloom/memory';
import type { Memory } from '@netloom/memory';
import type { IpDescriptor } from '@netloom/model';
import type { GeneratedFile } from '@netloom/soc';
import type { ProjectTree } from '../../projects/index.ts';
import { generationOf, isGenerated, manifestPath } from '../generation/index.ts';
import type { Generation, Source } from '../generation/index.ts';

/** A memory as the tree has it. */
export function memoryRow(source: Source): MemoryRow {
  const { name, folder, path, text, hash } = source;
  return { name, folder, path, memoryJson: text, hash, generated: isGenerated(source) };
}

export interface MemoryFiles {
  design: Generation;
  /** Undefined when the memory has errors. */
  descriptor: IpDescriptor | undefined;
}

/** All that a memory generates into its folder. */
export async function memoryFiles(
  memory: Memory,
  folder: string,
  source: GeneratedFile,
  tree: ProjectTree,
): Promise<MemoryFiles> {
  const { files, descriptor, diagnostics } = generateMemory(memory);
  const made = { folder, manifest: manifestPath(folder), files, source, diagnostics };
  return { design: await generationOf(made, tree), descriptor };
}
