import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coreRtl } from '@netloom/core';
import type { CoreFile, CoreOptions } from '@netloom/core';
import { Failure } from '../../failure.ts';

/** The modules of a core as they lie in a folder, e.g. of a delivery package. @throws Failure for one that is not there */
export const rtlIn = (folder: string, options: CoreOptions): Promise<CoreFile[]> =>
  Promise.all(
    coreRtl(options).map(async ({ path }) => ({
      path,
      text: await readFile(join(folder, path), 'utf8').catch(() => {
        throw new Failure(`--rtl: there is no ${join(folder, path)}`);
      }),
    })),
  );
