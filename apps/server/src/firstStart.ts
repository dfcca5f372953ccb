import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROLE_IDS } from '@netloom/contract';
import { generateDesign } from './features/canvas/index.ts';
import { applyGeneration } from './features/generation/index.ts';
import { insertDepartment, insertMembership } from './features/department/index.ts';
import { createAdminUser } from './features/session/index.ts';
import type { ProjectTree } from './projects/index.ts';
import type { Services } from './serviceParts.ts';
import { productRoot } from './settings.ts';

const DEMO = join(productRoot, 'demo');
const DESIGNS = ['demo/demo.soc.json', 'demo/processor.soc.json'];

/**
 * Fills an empty installation, all or nothing: the administrator and a demo project. Answers his password when it was
 * made here.
 */
export function firstStart(services: Services): Promise<string | undefined> {
  return services.database.transaction(async (database) => {
    const within = { ...services, database };
    const admin = await createAdminUser(within);
    if (admin === undefined) return undefined;
    await createDemoProject(within, admin.userId);
    return admin.madePassword;
  });
}

/** Its first commit holds the demo designs with what is generated from them, ready to be simulated and booted. */
async function createDemoProject({ database, projects }: Services, userId: number): Promise<void> {
  const deptId = await insertDepartment(database, 'Demo', { createBy: userId });
  await insertMembership(database, { deptId, userId, roleId: ROLE_IDS.lead });
  const generated = await projects.generated(deptId, userId);
  await projects.create(deptId, 'Start with the demo SoC', async (tree) => {
    await copyDemo(tree);
    for (const path of DESIGNS) {
      const design = await generateDesign(await tree.requireText(path, 'path'), tree);
      await applyGeneration(design, { tree, generated }, {});
    }
  });
}

async function copyDemo(tree: ProjectTree): Promise<void> {
  const entries = await readdir(DEMO, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile() && !each.name.endsWith('.test.ts'))) {
    const path = join(entry.parentPath, entry.name);
    await tree.write(join('demo', relative(DEMO, path)), await readFile(path), 'path');
  }
}
