import type { ReplyOf, generateBlock } from '@netloom/contract';
import type { Services } from '../../services.ts';
import { requireFreeVlnv, writeModule } from '../module/index.ts';
import type { TreeMember } from '../tree/index.ts';
import type { Decisions } from './applyGeneration.ts';
import type { DocumentGeneration } from './generationFor.ts';
import type { GeneratingKind } from './generatingKind.ts';
import { saveSource } from './saveSource.ts';
import { readSource } from './sourceFolder.ts';
import type { Source } from './sourceFolder.ts';

interface Save<Row> {
  kind: GeneratingKind['kind'];
  made: DocumentGeneration;
  hash: string | undefined;
  decisions: Decisions | undefined;
  /** How the call tells of a document as the tree has it. */
  rowOf: (source: Source) => Row | Promise<Row>;
}

type Reply<Row> = Omit<ReplyOf<typeof generateBlock>, 'stored'> & { stored: Row | null };

/**
 * Stores a document with all that it generates beside it, or nothing at all, in a turn of the tree; a block is on the
 * palette then. @throws a 601 with the stored row when that is not what the edit started from.
 */
export async function saveGenerated<Row extends object>(
  { kind, made, hash, decisions = {}, rowOf }: Save<Row>,
  member: TreeMember,
  services: Services,
): Promise<Reply<Row>> {
  const { tree } = member;
  const { folder, source, generation, descriptor } = made;
  const { diagnostics } = generation;
  if (descriptor !== undefined) await requireFreeVlnv(tree, descriptor.vlnv, folder);
  const stored = await readSource(kind, tree, folder);
  const row = stored && (await rowOf(stored));
  const save = { ...source!, hash, stored, row, generation, decisions };
  const { written, files } = await saveSource(save, member, services);
  if (!written) return { written, files, diagnostics, saved: null, stored: null };
  const module = descriptor && (await tree.requireText(`${folder}/ip.json`, 'path'));
  const saved = module === undefined ? null : await writeModule(member, folder, module, services.database);
  const now = await rowOf((await readSource(kind, tree, folder))!);
  return { written, files, diagnostics, saved, stored: now };
}
