import type { GeneratedFile } from '@netloom/contract';
import type { z } from 'zod';
import type { GeneratedFile as MadeFile } from '@netloom/soc';
import { hashText } from '../../projects/index.ts';
import type { ProjectTree } from '../../projects/index.ts';
import type { Generation } from './generation.ts';

type Result = z.infer<typeof GeneratedFile>;
export type Decisions = Record<string, 'overwrite' | 'keep'>;

/** Where generation goes: the tree, and beside it the texts as they were generated. */
export interface Target {
  tree: ProjectTree;
  generated: ProjectTree;
}

/**
 * Writes a generation into the tree. A file that somebody edited since it was generated is written only where
 * `decisions` says `overwrite`; while one has no decision, nothing at all is written.
 */
export async function applyGeneration(
  design: Generation,
  target: Target,
  decisions: Decisions,
): Promise<{ written: boolean; files: Result[] }> {
  const files = await judgeGeneration(design, target, decisions);
  const written = files.length > 0 && files.every(({ status }) => status !== 'hand-edited');
  if (written) {
    const stale = await untouchedStale(design, target);
    const changed = files.filter(isChanged).map(({ path }) => path);
    await target.tree.requireWritable([...stale, ...changed], 'path');
    for (const path of stale) await target.tree.remove(path, 'path');
    for (const path of design.stale) await target.generated.remove(path, 'path');
    for (const file of files) await write(file, target);
  }
  return { written, files };
}

/** What `applyGeneration` would do to each file. */
export function judgeGeneration(design: Generation, target: Target, decisions: Decisions): Promise<Result[]> {
  return Promise.all(design.files.map((file) => judge(file, design, target, decisions)));
}

async function judge(
  { path, text }: MadeFile,
  { manifest, previous, essence = whole }: Generation,
  { tree, generated }: Target,
  decisions: Decisions,
): Promise<Result> {
  const stored = await tree.readText(path, 'path');
  if (stored === undefined) return { path, text, status: 'created', previous: null };
  if (stored === text) return { path, text, status: 'unchanged', previous: null };
  const untouched =
    path === manifest ||
    hashText(essence(stored)) === previous?.files[path] ||
    stored === (await generated.readText(path, 'path'));
  const decision = untouched ? 'overwrite' : decisions[path];
  const status = decision === undefined ? 'hand-edited' : decision === 'keep' ? 'kept' : 'changed';
  return { path, text, status, previous: stored };
}

/** Files of the last generation that this one has not, unless somebody edited them. */
export async function untouchedStale(
  { stale, previous, essence = whole }: Generation,
  { tree }: Target,
): Promise<string[]> {
  const untouched: string[] = [];
  for (const path of stale) {
    const stored = await tree.readText(path, 'path');
    if (stored !== undefined && hashText(essence(stored)) === previous?.files[path]) untouched.push(path);
  }
  return untouched;
}

function whole(text: string): string {
  return text;
}

function isChanged({ status }: Result): boolean {
  return status === 'created' || status === 'changed';
}

async function write(file: Result, { tree, generated }: Target): Promise<void> {
  const { path, text } = file;
  if (isChanged(file)) await tree.write(path, text, 'path');
  if ((await generated.readText(path, 'path')) !== text) await generated.write(path, text, 'path');
}
