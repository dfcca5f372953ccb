import type { SocModule } from '@netloom/contract';
import { describeBlock, describeDocument, writeDocument } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import type { Services } from '../../services.ts';
import { builtInLibrary, folderOf, libraryOf, readProjectLibrary } from '../library/index.ts';
import type { ListedIp } from '../library/index.ts';
import type { TreeMember } from '../tree/index.ts';
import { indexModules } from './repository.ts';

/** The palette: built-in library, the blocks of the member's tree, and its SoC documents as blocks. */
export async function listModules(member: TreeMember, { database }: Services): Promise<SocModule[]> {
  const { deptId } = member.membership;
  const project = await readProjectLibrary(member.tree);
  const folders = project.ips.map(({ entry }) => entry.folder);
  const rows = await indexModules(database, deptId, folders, member.caller.userId);
  const ids = new Map(rows.map(({ folder, socModuleId }) => [folder, socModuleId]));
  const library = libraryOf(project, (folder) => folder);
  return [
    ...builtInLibrary.map((ip) => moduleOf(library, 'library', null, ip)),
    ...project.ips.map((ip) => moduleOf(library, 'project', ids.get(ip.entry.folder) ?? null, ip)),
    ...project.documents.map(({ document, path }): SocModule => {
      const socModuleJson = JSON.stringify(describeDocument(document, library), null, 2);
      return {
        socModuleId: null,
        origin: 'document',
        vlnv: document.vlnv,
        folder: folderOf(path),
        socModuleJson,
        registersJson: null,
        documentJson: writeDocument(document),
        documentPath: path,
      };
    }),
  ];
}

function moduleOf(
  { generators }: Library,
  origin: SocModule['origin'],
  socModuleId: number | null,
  { entry, text, registersText }: ListedIp,
): SocModule {
  const { descriptor, folder } = entry;
  const { vlnv } = descriptor;
  const described = describeBlock(descriptor, generators);
  const socModuleJson = described === descriptor ? text : JSON.stringify(described, null, 2);
  return {
    ...{ socModuleId, origin, vlnv, folder, socModuleJson },
    ...{ registersJson: registersText ?? null, documentJson: null, documentPath: null },
  };
}
