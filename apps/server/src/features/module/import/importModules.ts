import type { ImportOptions, ReplyOf, libJsonByVerilog } from '@netloom/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../caller.ts';
import type { Services } from '../../../services.ts';
import { requireMember } from '../../department/index.ts';
import { openMemberTree } from '../../tree/index.ts';
import type { ProjectTree } from '../../../projects/index.ts';
import type { ModuleReading } from './readModules.ts';
import { saveImport } from './saveImport.ts';
import { treeFiles } from './treeFiles.ts';
import { readUpload } from './upload.ts';
import type { UploadedFiles } from './upload.ts';

type Reader = (
  options: ImportOptions,
  files: UploadedFiles,
  tree: ProjectTree,
  services: Services,
) => Promise<ModuleReading>;

/** What every import does: a preview of what `read` finds in the upload or the tree, and the chosen blocks saved. */
export async function importModules(
  request: FastifyRequest,
  caller: Caller,
  services: Services,
  read: Reader,
): Promise<ReplyOf<typeof libJsonByVerilog>> {
  const upload = await readUpload(request, caller);
  const { deptId, save = [] } = upload.options;
  const member = await requireMember('design:edit', caller, deptId, services);
  const opened = await openMemberTree(member, services);
  const { folder, inProject } = upload.options;
  const files = inProject ? await treeFiles(opened.tree, folder) : upload.files;
  const { modules, diagnostics, document, designs } = await read(
    upload.options,
    files,
    opened.tree,
    services,
  );
  const saved = save.length === 0 ? [] : await saveImport(upload, modules, opened, services.database);
  return {
    modules: modules.map(({ descriptor, file, line, instantiated }) => {
      return { socModuleJson: JSON.stringify(descriptor, null, 2), file, line, instantiated };
    }),
    diagnostics,
    saved,
    ...(document && { document }),
    ...(designs && { designs }),
  };
}
