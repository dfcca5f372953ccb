import { BUILT_IN_CHIPS, readChip } from '@netloom/pins';
import type { Chip } from '@netloom/pins';
import { warning } from '../../http/refuse.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { refusal } from './requireDocument.ts';

/** A built-in chip, or one of the tree. @throws a 601 that says how to get the chip. */
export async function requireChip(id: string, tree: Pick<ProjectTree, 'readText'>): Promise<Chip> {
  const builtIn = BUILT_IN_CHIPS.find((chip) => chip.id === id);
  if (builtIn !== undefined) return builtIn;
  const path = `chips/${id}.chip.json`;
  const text = await tree.readText(path, 'chip');
  if (text === undefined) throw warning('chip-unknown', { field: 'chip', values: { chip: id, path } });
  const { chip, diagnostics } = readChip(text);
  if (chip !== undefined) return chip;
  throw refusal(path, diagnostics);
}
