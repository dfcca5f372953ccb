import type { BlockKind, BlockRow } from '@netloom/contract';
import { generateInsn, insnKind } from '@netloom/instructions';
import { generateMemory, memoryKind } from '@netloom/memory';
import type { Diagnostic, DocumentKind, IpDescriptor } from '@netloom/model';
import { generatePinmux, pinmuxKind } from '@netloom/pinmux';
import type { GeneratedFile } from '@netloom/soc';
import type { ProjectTree } from '../../projects/index.ts';
import { requireDocument } from '../documents/index.ts';
import { folderFor, generationOf, isGenerated, manifestPath, sourcePath } from '../generation/index.ts';
import type { FolderRoot, Generation, Source } from '../generation/index.ts';

/** How a kind of document becomes a block. */
interface BlockMaker<Doc extends { name: string } = { name: string }> {
  kind: DocumentKind<Doc>;
  /** Folder that new ones go below. */
  root: FolderRoot;
  make(document: Doc): Made;
}

interface Made {
  files: readonly GeneratedFile[];
  /** Undefined when the document has errors, or makes no block of the palette. */
  descriptor?: IpDescriptor | undefined;
  diagnostics: Diagnostic[];
}

function maker<Doc extends { name: string }>(made: BlockMaker<Doc>): BlockMaker {
  return made as unknown as BlockMaker;
}

export const BLOCK_MAKERS: Record<BlockKind, BlockMaker> = {
  memory: maker({ kind: memoryKind, root: 'memories', make: generateMemory }),
  insn: maker({ kind: insnKind, root: 'instructions', make: generateInsn }),
  pinmux: maker({ kind: pinmuxKind, root: 'pinmux', make: generatePinmux }),
};

/** A document as the tree has it. */
export function blockRow(source: Source): BlockRow {
  const { name, folder, path, text, hash } = source;
  return { name, folder, path, text, hash, generated: isGenerated(source) };
}

export interface BlockFiles {
  folder: string;
  /** The document as it is written. */
  source: GeneratedFile;
  design: Generation;
  descriptor: IpDescriptor | undefined;
}

/** All that a document generates into its folder. @throws a 601 for one that cannot be read, or is misnamed. */
export async function blockFiles(
  { kind, root, make }: BlockMaker,
  text: string,
  given: string,
  tree: ProjectTree,
): Promise<BlockFiles> {
  const document = requireDocument(kind, text, 'text');
  const folder = folderFor(document.name, given, root);
  const source = { path: sourcePath(kind, folder), text: kind.write(document) };
  const { files, descriptor, diagnostics } = make(document);
  const made = { folder, manifest: manifestPath(folder), files: [...files], source, diagnostics };
  return { folder, source, design: await generationOf(made, tree), descriptor };
}
