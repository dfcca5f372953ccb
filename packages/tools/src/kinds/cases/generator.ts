import { MissingPath, PlanError } from '../../planError.ts';
import { checkPath } from '../../verilatorArguments.ts';
import type { PlanTree } from '../planContext.ts';

/** What runs a generator, by the end of its name. */
const INTERPRETERS: Readonly<Record<string, string>> = { py: 'python3', sh: 'bash' };

/** How a generator of the tree is called, before the seed and the folder that it writes to. @throws a PlanError */
export async function generatorOf(path: string, tree: PlanTree): Promise<string[]> {
  const interpreter = INTERPRETERS[path.slice(path.lastIndexOf('.') + 1)];
  if (interpreter === undefined) throw new PlanError('no-generator', 'generator', { path });
  const checked = checkPath(path, 'generator');
  if (!(await tree.has(checked, 'generator'))) throw new MissingPath('generator', path);
  return [interpreter, `./${checked}`];
}
