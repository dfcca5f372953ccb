import { warning } from '../../http/refuse.ts';
import { isDocument } from '../documents/index.ts';
import type { DocumentTexts } from '../documents/index.ts';
import type { MemberGit } from './memberGit.ts';

const DOCUMENTS = 5000;
/** A mode, an object and, of the index, a stage; links are no documents. */
const ENTRY = /^100\d{3} (?:blob )?([0-9a-f]+)(?: ([0-3]))?\t(.*)$/s;

/** The objects of a version's documents by path. `index` is what is staged; what is in conflict has none there. */
export async function documentBlobs(git: MemberGit, version: string): Promise<Map<string, string>> {
  const list =
    version === 'index' ? ['ls-files', '--stage', '-z'] : ['ls-tree', '-r', '-z', '--full-tree', version];
  const blobs = new Map<string, string>();
  for (const entry of (await git.run(list)).split('\0')) {
    const [, blob, stage = '0', path] = ENTRY.exec(entry) ?? [];
    if (path !== undefined && stage === '0' && isDocument(path)) blobs.set(path, blob!);
  }
  if (blobs.size > DOCUMENTS)
    throw warning('too-many-documents', { field: 'git', values: { most: DOCUMENTS } });
  return blobs;
}

/** Their texts. @throws a 601 when they are too many or too large. */
export async function documentTexts(
  git: MemberGit,
  blobs: ReadonlyMap<string, string>,
): Promise<DocumentTexts> {
  const ids = [...new Set(blobs.values())];
  const end = await git.attempt(['cat-file', '--batch'], { input: ids.map((id) => `${id}\n`).join('') });
  if (end.code !== 0) throw warning('documents-too-large', { field: 'git' });
  const texts = batchOf(end.stdout);
  return Object.fromEntries([...blobs].map(([path, id]) => [path, texts.get(id) ?? '']));
}

/** Objects as `git cat-file --batch` writes them: "<id> blob <bytes>", the bytes, each with a line end. */
function batchOf(output: Buffer): Map<string, string> {
  const texts = new Map<string, string>();
  for (let at = 0; at < output.length;) {
    const line = output.indexOf(0x0a, at);
    const [id = '', , size] = output.toString('latin1', at, line).split(' ');
    const end = line + 1 + Number(size);
    texts.set(id, output.toString('utf8', line + 1, end));
    at = end + 1;
  }
  return texts;
}
