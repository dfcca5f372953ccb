import type { BlockRow } from '@netloom/contract';
import { isGenerated } from '../generation/index.ts';
import type { Source } from '../generation/index.ts';

/** A document as the tree has it. */
export function blockRow(source: Source): BlockRow {
  const { name, folder, path, text, hash } = source;
  return { name, folder, path, text, hash, generated: isGenerated(source) };
}
