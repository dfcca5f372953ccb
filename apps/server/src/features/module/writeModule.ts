import type { SocModule } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import type { TreeMember } from '../tree/index.ts';
import { indexModules } from './repository.ts';

/** Writes a checked descriptor to its folder and indexes it. */
export async function writeModule(
  { tree, membership, caller }: TreeMember,
  module: Pick<SocModule, 'folder' | 'vlnv' | 'socModuleJson'>,
  database: Database,
): Promise<SocModule> {
  await tree.write(`${module.folder}/ip.json`, module.socModuleJson, 'folder');
  const [row] = await indexModules(database, membership.deptId, [module.folder], caller.userId);
  return { socModuleId: row!.socModuleId, origin: 'project', ...module };
}
