import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const exclude = [
  '**/node_modules/**',
  '**/dist/**',
  ...(process.env.NETLOOM_DEEP ? [] : ['**/*.deep.test.ts']),
];
const SERVER = 'apps/server/**/*.test.ts';
/** Tests that add to what modules hold, such as the registry of kinds of run. */
const ALONE = 'apps/server/**/*.alone.test.ts';
/** Node reads the sources itself, as it does when the product runs: no module goes through Vite. */
const native = { viteModuleRunner: false, nodeLoader: false };
const WEB = 'apps/web/**/*.test.ts';
const testsOf = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.ts`);
/** Their answers follow from bytes and tools: `npm test` does not ask them again for the same (scripts/test.mjs). */
const PURE = testsOf('packages', 'ip', 'demo');
/** It runs processes, which the machine may treat otherwise each time. */
const EXECUTOR = 'packages/executor/**/*.test.ts';
/** What the sources of the server start, they start from its bundle. */
const setupFiles = 'programs/startBundled.ts';
/** A busy machine takes its time; what never comes is told by these limits, in milliseconds. */
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

/** Verilator's makefiles compile its own sources once, not once a model, and its headers once for the same flags. */
const compile = join(import.meta.dirname, 'packages/executor/src/objects/compile.sh');
const objectCache = spawnSync('ccache', ['--version']).status === 0 ? { OBJCACHE: compile } : {};

export default defineConfig({
  test: {
    // Many tests wait for the tools that they started: three at a time keep two cores busy.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'server',
          setupFiles,
          // The server's modules are read once a worker, not once a file.
          isolate: false,
          experimental: native,
          include: [SERVER],
          exclude: [...exclude, ALONE],
          globalSetup: 'apps/server/test/sharedPostgres.ts',
          ...timeouts,
        },
      },
      {
        test: {
          name: 'alone',
          setupFiles,
          experimental: native,
          include: [ALONE],
          exclude,
          globalSetup: 'apps/server/test/sharedPostgres.ts',
          ...timeouts,
        },
      },
      {
        test: {
          name: 'pure',
          isolate: false,
          env: objectCache,
          experimental: native,
          include: PURE,
          exclude: [...exclude, EXECUTOR],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'units',
          setupFiles,
          isolate: false,
          env: objectCache,
          experimental: native,
          include: [EXECUTOR, ...testsOf('apps', 'bench', 'proof', 'programs', 'scripts')],
          exclude: [...exclude, SERVER, WEB],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'web',
          isolate: false,
          include: [WEB],
          exclude,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'components',
          isolate: false,
          environment: 'happy-dom',
          setupFiles: 'apps/web/test/patience.ts',
          include: ['apps/web/**/*.test.tsx'],
          exclude,
          ...timeouts,
        },
      },
    ],
  },
});
