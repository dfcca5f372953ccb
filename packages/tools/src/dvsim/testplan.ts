import type { RegressFile } from '@netloom/model/regression';
import { RegressStage } from '@netloom/model/regression';
import { objects, texts } from './hjsonFile.ts';
import type { Members, Reading } from './hjsonFile.ts';
import { expanded, folderOf, planName, plainPath } from './names.ts';

type Testpoints = NonNullable<RegressFile['testpoints']>;

export interface Testplan {
  testpoints: Testpoints;
  /** Testpoints by the test that shows them. */
  byTest: Map<string, string[]>;
}

const MOST_WORDS = 2000;
const UNMAPPED = 'N/A';

/** A testplan with those that it imports: paths count from the project, or from the file itself. */
export function readTestplan(file: string, reading: Reading, values: Members): Testplan {
  const plan: Testplan = { testpoints: {}, byTest: new Map() };
  add([file], reading, values, plan);
  return plan;
}

/** The last of some files, each of which imports the next. */
function add(files: readonly string[], reading: Reading, values: Members, plan: Testplan): void {
  const file = files.at(-1)!;
  const members = reading.read(file);
  if (members === undefined) return;
  const own = { ...values, ...members };
  for (const point of objects(members['testpoints'])) addPoint(file, point, reading, own, plan);
  for (const { name } of objects(members['covergroups']))
    reading.lose(file, `covergroup ${String(name)}: Verilator 5.006 has no covergroups`);
  reading.rest(file, members, ['name', 'testpoints', 'covergroups', 'import_testplans'], '');
  for (const imported of texts(members['import_testplans'])) {
    const beside = plainPath(`${folderOf(file)}/${imported}`);
    const path = reading.has(imported) ? imported : beside;
    if (!reading.goesRound(files, path)) add([...files, path], reading, own, plan);
  }
}

function addPoint(file: string, point: Members, reading: Reading, values: Members, plan: Testplan): void {
  const { name, desc, stage, milestone, tests } = point;
  const named = RegressStage.safeParse(stage ?? milestone);
  const key = planName(String(name));
  if (!named.success)
    reading.lose(file, `testpoint ${key}: stage ${String(stage ?? milestone)} is none of V1 to V3`);
  const description = typeof desc === 'string' ? desc.trim() : '';
  if (description.length > MOST_WORDS) reading.lose(file, `testpoint ${key}: its description is cut off`);
  plan.testpoints[key] = {
    stage: named.data ?? 'V1',
    ...(description !== '' && { description: description.slice(0, MOST_WORDS) }),
  };
  const shown = texts(tests);
  if (shown.includes(UNMAPPED)) reading.lose(file, `testpoint ${key}: it is marked as not mapped to a test`);
  for (const test of shown.filter((each) => each !== UNMAPPED)) {
    for (const each of expanded(test, values)) plan.byTest.set(each, [...(plan.byTest.get(each) ?? []), key]);
  }
  reading.rest(file, point, ['name', 'desc', 'stage', 'milestone', 'tests'], `testpoint ${key}: `);
}
