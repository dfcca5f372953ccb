import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['stories/**/*.story.ts'],
    // One server and one browser at a time: the stories simulate with real tools on two cores.
    maxWorkers: 1,
    fileParallelism: false,
    // The steps of a story follow from each other: after the first that fails, the others would only wait.
    bail: 1,
    testTimeout: 400_000,
    hookTimeout: 120_000,
  },
});
