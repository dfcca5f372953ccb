import type { SocModule } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { readRegistersText } from '../library/index.ts';
import type { TreeMember } from '../tree/index.ts';
import { readDescriptor } from './descriptor.ts';
import { indexModules } from './repository.ts';

/** Writes a checked descriptor to its folder and indexes it. */
export async function writeModule(
  { tree, membership, caller }: TreeMember,
  folder: string,
  socModuleJson: string,
  database: Database,
): Promise<SocModule> {
  const descriptor = readDescriptor(socModuleJson);
  await tree.write(`${folder}/ip.json`, socModuleJson, 'folder');
  const [row] = await indexModules(database, membership.deptId, [folder], caller.userId);
  const registersJson = (await readRegistersText(tree, descriptor, folder)) ?? null;
  const { vlnv } = descriptor;
  return {
    socModuleId: row!.socModuleId,
    origin: 'project',
    vlnv,
    folder,
    socModuleJson,
    registersJson,
    documentJson: null,
    documentPath: null,
  };
}
