import { existsSync } from 'node:fs';
import { notFound, warning } from '../../../http/problem.ts';
import type { ProjectTree } from '../../../projects/index.ts';

/** Libraries that a package of the system brings: the name that requests use → file and package. */
const INSTALLED: Record<string, { file: string; package: string }> = {
  osu018: {
    file: '/usr/share/qflow/tech/osu018/osu018_stdcells.lib',
    package: 'qflow-tech-osu018',
  },
};

/**
 * A Liberty file as steps see it from `src`: an absolute path of an installed library, or a path of the tree.
 * @throws a 404 or 601 that names `liberty` and, for an installed one, the command that brings it.
 */
export async function libertyPath(liberty: string, tree: ProjectTree): Promise<string> {
  const installed = INSTALLED[liberty];
  if (installed !== undefined) {
    if (existsSync(installed.file)) return installed.file;
    throw warning(`liberty: ${liberty} is not installed: apt-get install ${installed.package}`);
  }
  if (!(await tree.has(liberty, 'liberty'))) throw notFound(`liberty: there is no file ${liberty}`);
  return liberty;
}
