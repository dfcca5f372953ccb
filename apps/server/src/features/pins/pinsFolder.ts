import type { PinsRow } from '@netloom/contract';
import { isGenerated } from '../generation/index.ts';
import type { Source } from '../generation/index.ts';

/** A configuration as the tree has it. */
export function pinsRow(source: Source): PinsRow {
  const { name, folder, path, text, hash } = source;
  return { name, folder, path, pinsJson: text, hash, generated: isGenerated(source) };
}
