import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkRegress, regressKind } from '@netloom/model/regression';
import { expect, it } from 'vitest';
import { readDvsim } from '../src/dvsim/index.ts';

/** A checkout of OpenTitan; nothing of it is ours. */
const ROOT = process.env['NETLOOM_OPENTITAN'];

const textOf = (path: string) => {
  const file = join(ROOT!, path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined;
};

it.skipIf(ROOT === undefined)(
  'reads every configuration of OpenTitan, or says why it is no plan (skipped without NETLOOM_OPENTITAN)',
  () => {
    const configurations = globSync('hw/**/*sim_cfg*.hjson', { cwd: ROOT! });
    expect(configurations.length).toBeGreaterThan(100);
    let [plans, tests] = [0, 0];
    for (const path of configurations) {
      const { plan, losses } = readDvsim(path, textOf);
      if (plan === undefined) {
        expect(losses.length, path).toBeGreaterThan(0);
        continue;
      }
      plans += 1;
      tests += Object.keys(plan.cases).length;
      expect(regressKind.read(regressKind.write(plan), path).document, path).toEqual(plan);
      // Which sources a build has only FuseSoC knows.
      expect(
        checkRegress(plan).filter(({ code }) => code !== 'REG-SOURCES'),
        path,
      ).toEqual([]);
    }
    expect(plans).toBeGreaterThan(0.9 * configurations.length);
    expect(tests).toBeGreaterThan(3000);
  },
);
