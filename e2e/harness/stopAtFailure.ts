import { beforeEach } from 'vitest';

const failed = new Set<string>();

// The steps of a story follow from each other: after the first that fails, the others would only wait.
beforeEach(({ task, onTestFailed, skip }) => {
  const story = task.file.id;
  if (failed.has(story)) skip('an earlier step failed');
  onTestFailed(() => void failed.add(story));
});
