import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['stories/**/*.story.ts'],
    globalSetup: 'harness/seed.ts',
    // Each story has a server and a browser of its own; much of its time it waits: three keep two cores busy.
    maxWorkers: 3,
    // The steps of a story follow from each other: after the first that fails, the others would only wait.
    bail: 1,
    testTimeout: 400_000,
    hookTimeout: 120_000,
  },
});
