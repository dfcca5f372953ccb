import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** The stories that take long, the longest first: begun last, one of them would keep the others waiting. */
const LONG = [
  'runs',
  'screens',
  'newcomer',
  'designFlow',
  'designOfOthers',
  'regression',
  'shell',
  'workspace',
  'talk',
  'waves',
  'registers',
  'pins',
  'core',
];

class LongestFirst extends BaseSequencer {
  override async sort(stories: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONG.indexOf(basename(moduleId, '.story.ts'));
      return index < 0 ? LONG.length : index;
    };
    return stories.toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['stories/**/*.story.ts'],
    exclude: process.env.NETLOOM_DEEP ? [] : ['**/*.deep.story.ts'],
    globalSetup: 'harness/seed.ts',
    setupFiles: 'harness/stopAtFailure.ts',
    sequence: { sequencer: LongestFirst },
    // Each story has a server of its own; the stories of a worker share a browser.
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Much of its time a story waits: three keep two cores busy.
    maxWorkers: 3,
    testTimeout: 400_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
