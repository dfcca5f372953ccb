import type { GeneratedFile } from '@netloom/contract';

export type Decision = 'overwrite' | 'keep';
export type Decisions = Record<string, Decision>;

/** The hand-edited files that generation must not touch before someone has decided. */
export function undecided(files: readonly GeneratedFile[], decisions: Decisions): GeneratedFile[] {
  return files.filter(({ path, status }) => status === 'hand-edited' && !(path in decisions));
}

const order: GeneratedFile['status'][] = ['hand-edited', 'changed', 'created', 'kept', 'unchanged'];

/** What needs a look comes first; sources copied from the IP library come after what was written for this design. */
export function inOrderOfInterest(files: readonly GeneratedFile[]): GeneratedFile[] {
  const rank = ({ status, path }: GeneratedFile) =>
    order.indexOf(status) * 2 + (path.includes('/ip/') ? 1 : 0);
  return files.toSorted((a, b) => rank(a) - rank(b));
}

/** The file to show first: the first source, for the file list says little. */
export function firstToShow(ordered: readonly GeneratedFile[]): GeneratedFile | null {
  const [first] = ordered;
  if (first === undefined || first.status !== 'unchanged') return first ?? null;
  return ordered.find(({ path }) => path.endsWith('.sv')) ?? first;
}

/** The list that builds what was generated, where a bench to simulate it came with it. */
export function fileListOf(files: readonly GeneratedFile[]): string | null {
  if (!files.some(({ path }) => path.endsWith('_tb.sv'))) return null;
  return files.find(({ path }) => path.endsWith('.f'))?.path ?? null;
}
