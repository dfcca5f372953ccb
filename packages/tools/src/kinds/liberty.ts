import { MissingPath, PlanError } from '../planError.ts';
import type { PlanContext } from './planContext.ts';

/** Libraries that a package of the system brings: the name that requests use → file and package. */
const INSTALLED: Record<string, { file: string; package: string }> = {
  osu018: {
    file: '/usr/share/qflow/tech/osu018/osu018_stdcells.lib',
    package: 'qflow-tech-osu018',
  },
};

/**
 * A Liberty file as steps see it from `src`: an absolute path of an installed library, or a path of the tree.
 * @throws a PlanError that names the option and, for an installed one, the command that brings it.
 */
export async function libertyPath(
  liberty: string,
  { tree, machine }: Pick<PlanContext, 'tree' | 'machine'>,
  field = 'liberty',
): Promise<string> {
  const installed = INSTALLED[liberty];
  if (installed !== undefined) {
    if (machine.hasFile(installed.file)) return installed.file;
    throw new PlanError('liberty-not-installed', field, { liberty, package: installed.package });
  }
  if (!(await tree.has(liberty, field))) throw new MissingPath(field, liberty);
  return liberty;
}
