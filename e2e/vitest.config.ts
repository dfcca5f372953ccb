import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['stories/**/*.story.ts'],
    // Each story has a server and a browser of its own; much of its time is waiting for tools.
    maxWorkers: 2,
    // The steps of a story follow from each other: after the first that fails, the others would only wait.
    bail: 1,
    testTimeout: 400_000,
    hookTimeout: 120_000,
  },
});
