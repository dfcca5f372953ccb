import type { CoreFile, CoreOptions } from '@netloom/core';
import { pointTests, specialFiles, specialPlan } from '@netloom/core/special';
import type { LeftOut, PointsFile } from '@netloom/core/special';
import { withInstructions } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import { regressKind } from '@netloom/model/regression';

export interface PointsTask {
  options: CoreOptions;
  /** The definitions that the options name. */
  insns: Insn[];
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
export function makePoints({ options: named, insns, table, folder }: PointsTask): MadePoints {
  const options = withInstructions(named, insns);
  const { tests, left } = pointTests(options, table);
  const plan = `${table.name}${regressKind.suffix}`;
  if (tests.length === 0) return { files: [], plan, tests: 0, left };
  const text = regressKind.write(specialPlan(options, table.name, tests, folder));
  const files = [...specialFiles(options, tests, `${folder}/`), { path: plan, text }];
  return { files, plan, tests: tests.length, left };
}
