import { core } from './checks/core.ts';
import { documents } from './checks/documents.ts';
import { dumps } from './checks/dumps.ts';
import { expressions } from './checks/expressions.ts';
import { hdl } from './checks/hdl.ts';
import { instructions } from './checks/instructions.ts';
import { memory } from './checks/memory.ts';
import { pinmux } from './checks/pinmux.ts';
import { pins } from './checks/pins.ts';
import { points } from './checks/points.ts';
import { access } from './checks/registers/access.ts';
import { changes } from './checks/registers/changes.ts';
import { edits } from './checks/registers/edits.ts';
import { fields } from './checks/registers/fields.ts';
import { commonFormat } from './checks/registers/formats/common.ts';
import { ipxactFormat } from './checks/registers/formats/ipxact.ts';
import { properties } from './checks/registers/formats/properties.ts';
import { readBack } from './checks/registers/formats/readBack.ts';
import { rdlFormat } from './checks/registers/formats/systemRdl.ts';
import { reggenFormat } from './checks/registers/formats/reggen.ts';
import { svdFormat } from './checks/registers/formats/svd.ts';
import { tableFormat } from './checks/registers/formats/table.ts';
import { viewLosses } from './checks/registers/formats/views.ts';
import { placement } from './checks/registers/placement.ts';
import { regress } from './checks/regress.ts';
import { addresses } from './checks/soc/addresses.ts';
import { connections } from './checks/soc/connections.ts';
import { fixes } from './checks/soc/fixes.ts';
import { help } from './checks/soc/help.ts';
import { imports } from './checks/soc/imports.ts';
import { names } from './checks/soc/names.ts';
import { refusals } from './checks/soc/refusals.ts';
import { timing } from './checks/soc/timing.ts';
import { tools } from './checks/tools.ts';
import { waves } from './checks/waves.ts';

export default {
  ...names,
  ...connections,
  ...timing,
  ...addresses,
  ...fixes,
  ...refusals,
  ...imports,
  ...help,
  ...placement,
  ...fields,
  ...access,
  ...edits,
  ...changes,
  ...commonFormat,
  ...properties,
  ...readBack,
  ...viewLosses,
  ...svdFormat,
  ...rdlFormat,
  ...ipxactFormat,
  ...reggenFormat,
  ...tableFormat,
  ...core,
  ...instructions,
  ...memory,
  ...pinmux,
  ...pins,
  ...documents,
  ...points,
  ...regress,
  ...tools,
  ...waves,
  ...dumps,
  ...expressions,
  ...hdl,
};
