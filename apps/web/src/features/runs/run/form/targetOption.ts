import type { RunTarget } from '@netloom/contract';

export type ChosenTarget = Pick<RunTarget, 'fileList' | 'top'> & Partial<Pick<RunTarget, 'testbench'>>;

/** Several files may have a bench of one name, and several lists may build it. Its module stands last. */
export function keyOf({ fileList, testbench = '', top }: ChosenTarget): string {
  return [fileList, testbench, top].join('\n');
}

/** What a target is called: with its file, or its list, where others have the same name. */
export function labelOf(target: RunTarget, targets: readonly RunTarget[]): string {
  const { title, testbench, fileList } = target;
  const others = targets.filter((other) => other.title === title && keyOf(other) !== keyOf(target));
  if (others.length === 0) return title;
  const sameFile = others.some((other) => other.testbench === testbench);
  const places = [testbench, ...(sameFile ? [fileList] : [])].filter(Boolean);
  return [title, ...(places.length > 0 ? places : [fileList])].join(' · ');
}
