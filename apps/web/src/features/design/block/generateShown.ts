import { markStored } from '../../../document/index.ts';
import type { Stored } from '../../../document/index.ts';
import { openGenerate } from '../generation/index.ts';
import type { Decisions, Generation } from '../generation/index.ts';
import type { BlockShelf } from './blockShelf.ts';

/** What is generated: a document as it is shown, and the stored text that its edits began from. */
interface Shown {
  text: string;
  hash: string;
  folder: string;
  decisions: Decisions;
}

type Generate = (shown: Shown) => Promise<Generation & { stored: Stored | null }>;

/** Writes the document as it is shown into the project, and shows what became of each file. */
export function generateShown<Doc extends { name: string }>(
  { kind, documents, targetOf }: BlockShelf<Doc>,
  generate: Generate,
): void {
  const open = documents.current();
  if (open === undefined) return;
  const { key, document, stored } = open;
  const { path, hash } = targetOf(document, stored) ?? stored!;
  const shown = { text: kind.write(document), hash, folder: path.slice(0, path.lastIndexOf('/')) };
  openGenerate({
    name: document.name,
    async run(decisions) {
      const result = await generate({ ...shown, decisions });
      if (result.stored !== null) markStored(documents, key, document, result.stored);
      return result;
    },
  });
}
