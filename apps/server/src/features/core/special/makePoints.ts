import type { CoreFile, CoreOptions } from '@netloom/core';
import { pointTests, specialFiles, specialPlan } from '@netloom/core/special';
import type { LeftOut, PointsFile } from '@netloom/core/special';
import { regressKind } from '@netloom/model/regression';

export interface PointsTask {
  options: CoreOptions;
  table: PointsFile;
  folder: string;
}

export interface MadePoints {
  files: CoreFile[];
  plan: string;
  tests: number;
  left: LeftOut[];
}

/** All that a table is simulated with, and the plan of it; no files where no point can be tried. */
export function makePoints({ options, table, folder }: PointsTask): MadePoints {
  const { tests, left } = pointTests(options, table);
  const plan = `${table.name}${regressKind.suffix}`;
  if (tests.length === 0) return { files: [], plan, tests: 0, left };
  const text = regressKind.write(specialPlan(options, table.name, tests, folder));
  const files = [...specialFiles(options, tests, `${folder}/`), { path: plan, text }];
  return { files, plan, tests: tests.length, left };
}
