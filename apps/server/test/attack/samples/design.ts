import { PRESETS, writeCore } from '@netloom/core';
import { DEMO } from '../../testServer.ts';
import type { World } from '../world.ts';
import { dept, nothing, ofDept } from './sample.ts';

const coreJson = writeCore({ ...PRESETS.nano, name: 'attacked' });

export const cores = {
  listCores: ofDept,
  libJsonByCore: () => ({ query: { ...dept, save: 'true' }, body: { coreJson } }),
  saveCoreSoftware: () => ({ body: { ...dept, folder: 'cores/no_such', pieces: ['printf'] } }),
  saveCoreDelivery: () => ({ body: { ...dept, folder: 'cores/no_such', suites: ['csr'] } }),
  saveCorePoints: () => ({ body: { ...dept, path: 'tests/no_such.points.json' } }),
  coreDeliveryReached: ({ regressionId }: World) => ({ query: { runId: regressionId } }),
};

const pinsJson =
  '{"netloom":"pins","version":1,"name":"attacked","chip":"sample144","peripherals":{},"pins":{}}';

export const pins = {
  listPins: ofDept,
  generatePins: () => ({ body: { ...dept, pinsJson } }),
};

const memory = '{"netloom":"memory","version":1,"name":"attacked","depth":64,"width":8}';

export const blocks = {
  listBlocks: () => ({ query: { ...dept, kind: 'memory' } }),
  generateBlock: () => ({ body: { ...dept, kind: 'memory', text: memory } }),
};

const toVerilogJson = '{}';

export const designs = {
  getAllSocCanvas: () => ({ params: { x: DEMO } }),
  getSocByCreateBy: nothing,
  selectCanvasBySocCanvasId: ({ canvasId }: World) => ({ params: { id: canvasId } }),
  saveOrupdateCanvas: () => ({ body: { ...dept, socName: 'next', toVerilogJson, layoutJson: '{}' } }),
  updateToVerilogJsonBySocCanvasId: ({ canvasId }: World) => ({
    body: { socCanvasId: canvasId, toVerilogJson, hash: 'none' },
  }),
  deleteSocCanvas: ({ canvasId }: World) => ({ params: { id: canvasId } }),
  generationCanvas: ({ canvasId }: World) => ({
    body: { toVerilogJson, socCanvasId: canvasId, socName: 'demo' },
  }),
  getAllSocModule: () => ({ params: { x: DEMO } }),
  selectSocModuleListByName: () => ({ query: { ...dept, name: 'uart' } }),
  saveSocModule: () => ({ body: { ...dept, folder: 'ip/x', socModuleJson: '{}' } }),
  updateSocModule: ({ moduleId }: World) => ({ body: { socModuleId: moduleId, socModuleJson: '{}' } }),
  deleteSocModuleBySocModuleId: ({ moduleId }: World) => ({ params: { id: moduleId } }),
  getParameterAndPortWidth: () => ({
    body: { parameterJson: JSON.stringify({ ...dept, vlnv: 'a:b:c:1', parameters: {} }) },
  }),
  libJsonByVerilog: () => ({
    form: { options: JSON.stringify({ ...dept, folder: 'ip/y' }), files: { name: 'y.v', text: '' } },
  }),
  libJsonByIpxact: () => ({
    form: { options: JSON.stringify({ ...dept, folder: 'ip/z' }), files: { name: 'z.xml', text: '' } },
  }),
};
