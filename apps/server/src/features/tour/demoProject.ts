import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROLE_IDS } from '@netloom/contract';
import type { ProjectTree } from '../../projects/index.ts';
import type { Services } from '../../services.ts';
import { productRoot } from '../../settings.ts';
import { generateDesign } from '../canvas/index.ts';
import { insertDepartment, insertMembership } from '../department/index.ts';
import { applyGeneration } from '../generation/index.ts';

const DEMO = join(productRoot, 'demo');
const DESIGNS = ['demo', 'microcontroller', 'processor', 'realtime', 'safety', 'streams'].map(
  (name) => `demo/${name}.soc.json`,
);

export interface DemoProject {
  name: string;
  /** Becomes its lead. */
  userId: number;
  /** Where it is the user's own sample. */
  sampleOf?: number;
}

/** Answers its id. Its first commit holds the demo designs with what is generated from them, ready to be simulated and booted. */
export async function createDemoProject(
  { database, projects }: Pick<Services, 'database' | 'projects'>,
  { name, userId, sampleOf }: DemoProject,
): Promise<number> {
  const deptId = await insertDepartment(database, name, { createBy: userId, sampleOf });
  await insertMembership(database, { deptId, userId, roleId: ROLE_IDS.lead });
  const generated = await projects.generated(deptId, userId);
  await projects.create(deptId, 'Start with the demo SoC', async (tree) => {
    await copyDemo(tree);
    for (const path of DESIGNS) {
      const text = await tree.requireText(path, 'path');
      const design = await generateDesign({ path, text }, tree);
      await applyGeneration(design, { tree, generated }, {});
    }
  });
  // Who makes it looks at it next: his tree is cloned now, not while he waits for the first screen.
  await projects.tree(deptId, userId);
  return deptId;
}

async function copyDemo(tree: ProjectTree): Promise<void> {
  const entries = await readdir(DEMO, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile() && !each.name.endsWith('.test.ts'))) {
    const path = join(entry.parentPath, entry.name);
    await tree.write(join('demo', relative(DEMO, path)), await readFile(path), 'path');
  }
}
