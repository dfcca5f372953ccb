import type { Diagnostic, IpDescriptor } from '@netloom/model';
import type { GeneratedFile } from '@netloom/soc';
import type { ProjectTree } from '../../projects/index.ts';
import { warning } from '../../http/refuse.ts';
import { makeFiles, refusal } from '../documents/index.ts';
import { generationOf } from './generation.ts';
import type { Generation } from './generation.ts';
import type { GeneratingKind } from './generatingKind.ts';
import { madeBefore } from './madeBefore.ts';
import { placeOf } from './placeOf.ts';

/** A text of a document, and what of it is to be made. */
export interface Asked {
  text: string;
  /** What the text came in, as refusals name it. */
  field: string;
  /** Where the document lies, or would; absent where its kind or its name alone says where files go. */
  path?: string | undefined;
  /** Where files are to go; empty for the usual one. */
  folder?: string | undefined;
  outputs?: readonly string[] | undefined;
  seconds?: number | undefined;
}

export interface DocumentGeneration {
  /** Where the files go. */
  folder: string;
  /** The document as it is written; undefined where the files do not lie beside it. */
  source: GeneratedFile | undefined;
  generation: Generation;
  /** Undefined when the document has errors, or makes no block of the palette. */
  descriptor: IpDescriptor | undefined;
}

/** All that a document generates among the files of a tree. @throws a 601 for one that cannot be read, or is misnamed. */
export async function generationFor(
  served: GeneratingKind,
  asked: Asked,
  tree: ProjectTree,
): Promise<DocumentGeneration> {
  const { kind } = served;
  const { generator } = kind;
  const { document, said } = readAsked(served, asked);
  await requireOutputs(served, asked.outputs);
  const { folder, source } = placeOf(kind, document, asked);
  const task = { document, folder, outputs: asked.outputs };
  const { files, diagnostics, descriptor, kept } = await makeFiles(served, task, tree, asked);
  const existing = await ownOnes(files, folder, tree);
  const generation = await generationOf(
    {
      folder,
      manifest: `${folder}/${generator.nameOf(document)}.manifest.json`,
      files: files.filter(({ path }) => !existing.has(path) && `${folder}/${path}` !== source?.path),
      kept: [...(kept ?? []), ...existing],
      diagnostics: [...said, ...diagnostics],
      keepsOthers: asked.outputs !== undefined,
      before: source && (await madeBefore(served, folder, tree)),
      ...(source && { source }),
      ...(generator.essence && { essence: generator.essence }),
    },
    tree,
  );
  return { folder, source, generation, descriptor };
}

function readAsked(
  { kind }: GeneratingKind,
  { text, field }: Asked,
): { document: unknown; said: Diagnostic[] } {
  const { document, diagnostics } = kind.read(text, field);
  if (document === undefined) throw refusal(field, diagnostics);
  return { document, said: diagnostics };
}

async function requireOutputs({ kind }: GeneratingKind, asked: readonly string[] = []): Promise<void> {
  if (asked.length === 0) return;
  const { outputs = [] } = await kind.generator.load();
  const view = asked.find((id) => !outputs.includes(id));
  if (view === undefined) return;
  throw warning('no-text-view', { field: 'outputs', values: { view, views: outputs.join(', ') } });
}

/** Those of the user's own files that are there. */
async function ownOnes(files: readonly { path: string; once?: true }[], folder: string, tree: ProjectTree) {
  const own = files.filter(({ once }) => once === true);
  const there = await Promise.all(own.map(({ path }) => tree.has(`${folder}/${path}`, 'path')));
  return new Set(own.filter((_, index) => there[index]).map(({ path }) => path));
}
