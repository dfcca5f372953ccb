import type { GeneratedFile } from '@netloom/contract';
import type { z } from 'zod';
import { requireUnchanged } from '../../projects/index.ts';
import type { StoredText } from '../../projects/index.ts';
import type { Services } from '../../services.ts';
import type { TreeMember } from '../tree/index.ts';
import { applyGeneration } from './applyGeneration.ts';
import type { Decisions, Target } from './applyGeneration.ts';
import type { Generation } from './generation.ts';

interface SourceSave<Row> {
  path: string;
  text: string;
  /** Of the text that the edit started from; see `TextSave`. */
  hash: string | undefined;
  stored: StoredText | undefined;
  /** What a conflict answers. */
  row: Row | undefined;
  generation: Generation;
  decisions: Decisions;
}

interface Saved {
  written: boolean;
  files: z.infer<typeof GeneratedFile>[];
}

/** Where a member's generations go. */
export async function targetOf(
  { tree, membership, caller }: TreeMember,
  { projects }: Services,
): Promise<Target> {
  return { tree, generated: await projects.generated(membership.deptId, caller.userId) };
}

/**
 * Stores a document with all that is generated from it, or nothing at all, in a turn of the tree.
 * @throws a 601 with the stored row when that is not what the edit started from.
 */
export async function saveSource<Row extends object>(
  { path, text, hash, stored, row, generation, decisions }: SourceSave<Row>,
  member: TreeMember,
  services: Services,
): Promise<Saved> {
  await requireUnchanged(stored, { path, text, hash }, () => row ?? {});
  await member.tree.requireWritable([path], 'path');
  const saved = await applyGeneration(generation, await targetOf(member, services), decisions);
  if (saved.written && stored?.text !== text) await member.tree.write(path, text, 'path');
  return saved;
}
