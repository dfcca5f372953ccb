import type { PreviewedFile } from '@netloom/contract';
import { judgeGeneration, untouchedStale } from './applyGeneration.ts';
import type { Target } from './applyGeneration.ts';
import type { Generation } from './generation.ts';

/** More characters of a text are not shown. */
const MOST_OF_ONE = 400_000;
/** And more characters of all of them together. */
const MOST_OF_ALL = 12_000_000;

/** What `applyGeneration` would do to each file, those that it removes included. */
export async function previewFiles(design: Generation, target: Target): Promise<PreviewedFile[]> {
  if (design.files.length === 0) return [];
  const judged = await judgeGeneration(design, target, {});
  const files = judged.map(({ path, status, text, previous }) => ({
    // Nothing is decided yet, so nothing is kept.
    ...{ path, text, previous, status: status === 'kept' ? ('hand-edited' as const) : status },
  }));
  const stale = await untouchedStale(design, target);
  const removed = await Promise.all(
    stale.map(async (path) => ({
      ...{ path, text: '', status: 'removed' as const },
      previous: (await target.tree.readText(path, 'path')) ?? null,
    })),
  );
  return cutAll([...files, ...removed]);
}

/** Cuts what is too large for a screen; the first files have room first. */
export function cutAll(files: readonly Omit<PreviewedFile, 'isCut'>[]): PreviewedFile[] {
  let room = MOST_OF_ALL;
  const cut = (text: string) => {
    const shown = text.slice(0, Math.min(MOST_OF_ONE, room));
    room -= shown.length;
    return shown;
  };
  return files.map((file) => {
    const [text, previous] = [cut(file.text), file.previous === null ? null : cut(file.previous)];
    const isCut = text.length < file.text.length || (previous?.length ?? 0) < (file.previous?.length ?? 0);
    return { ...file, text, previous, isCut };
  });
}
