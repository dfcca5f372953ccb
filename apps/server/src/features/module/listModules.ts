import type { SocModule } from '@netloom/contract';
import { describeDocument } from '@netloom/soc';
import type { Services } from '../../services.ts';
import { builtInLibrary, folderOf, libraryOf, readProjectLibrary } from '../library/index.ts';
import type { TreeMember } from '../tree/index.ts';
import { indexModules } from './repository.ts';

/** The palette: built-in library, the blocks of the member's tree, and its SoC documents as blocks. */
export async function listModules(member: TreeMember, { database }: Services): Promise<SocModule[]> {
  const { deptId } = member.membership;
  const project = await readProjectLibrary(member.tree);
  const folders = project.ips.map(({ folder }) => folder);
  const rows = await indexModules(database, deptId, folders, member.caller.userId);
  const ids = new Map(rows.map(({ folder, socModuleId }) => [folder, socModuleId]));
  const library = libraryOf(project, (folder) => folder);
  return [
    ...builtInLibrary.map(({ descriptor, folder, text }): SocModule => {
      return { socModuleId: null, origin: 'library', vlnv: descriptor.vlnv, folder, socModuleJson: text };
    }),
    ...project.ips.map(({ descriptor, folder, text }): SocModule => {
      const socModuleId = ids.get(folder) ?? null;
      return { socModuleId, origin: 'project', vlnv: descriptor.vlnv, folder, socModuleJson: text };
    }),
    ...project.documents.map(({ document, path }): SocModule => {
      const socModuleJson = JSON.stringify(describeDocument(document, library), null, 2);
      return {
        socModuleId: null,
        origin: 'document',
        vlnv: document.vlnv,
        folder: folderOf(path),
        socModuleJson,
      };
    }),
  ];
}
