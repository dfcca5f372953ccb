import { libJsonByVerilog } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { requireMember } from '../../department/index.ts';
import { readModules } from './readModules.ts';
import { saveImport } from './saveImport.ts';
import { readUpload } from './upload.ts';

export const libJsonByVerilogRoute = implement(
  libJsonByVerilog,
  signedIn,
  async ({ request }, { caller }, services) => {
    const upload = await readUpload(request);
    const { deptId, save = [] } = upload.options;
    const member = await requireMember(caller, deptId, services);
    const { modules, diagnostics } = await readModules(upload.options, upload.files);
    const tree = await services.projects.tree(deptId, caller.userId);
    const saved =
      save.length === 0 ? [] : await saveImport(upload, modules, { ...member, tree }, services.database);
    return {
      modules: modules.map(({ descriptor, ...place }) => {
        return { socModuleJson: JSON.stringify(descriptor, null, 2), ...place };
      }),
      diagnostics,
      saved,
    };
  },
);
