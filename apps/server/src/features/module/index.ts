import type { Feature } from '../../services.ts';
import { deleteSocModuleBySocModuleIdRoute } from './deleteSocModuleBySocModuleId.ts';
import { getAllSocModuleRoute } from './getAllSocModule.ts';
import { getParameterAndPortWidthRoute } from './getParameterAndPortWidth.ts';
import { libJsonByIpxactRoute } from './import/libJsonByIpxact.ts';
import { libJsonByVerilogRoute } from './import/libJsonByVerilog.ts';
import { saveSocModuleRoute } from './saveSocModule.ts';
import { selectSocModuleListByNameRoute } from './selectSocModuleListByName.ts';
import { updateSocModuleRoute } from './updateSocModule.ts';

export { requireFreeVlnv } from './descriptor.ts';
export { writeModule } from './writeModule.ts';

export const module: Feature = {
  routes: [
    getAllSocModuleRoute,
    selectSocModuleListByNameRoute,
    saveSocModuleRoute,
    updateSocModuleRoute,
    deleteSocModuleBySocModuleIdRoute,
    getParameterAndPortWidthRoute,
    libJsonByVerilogRoute,
    libJsonByIpxactRoute,
  ],
};
