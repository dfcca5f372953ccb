import type { Feature } from '../../services.ts';
import { deleteSocCanvasRoute } from './deleteSocCanvas.ts';
import { generationCanvasRoute } from './generation/generationCanvas.ts';
import { getAllSocCanvasRoute } from './getAllSocCanvas.ts';
import { getSocByCreateByRoute } from './getSocByCreateBy.ts';
import { getTemplateRoute } from './getTemplate.ts';
import { saveOrupdateCanvasRoute } from './saveOrupdateCanvas.ts';
import { selectCanvasBySocCanvasIdRoute } from './selectCanvasBySocCanvasId.ts';
import { updateToVerilogJsonBySocCanvasIdRoute } from './updateToVerilogJsonBySocCanvasId.ts';

export { generateDesign } from './generation/generateDesign.ts';

export const canvas: Feature = {
  routes: [
    getAllSocCanvasRoute,
    getSocByCreateByRoute,
    selectCanvasBySocCanvasIdRoute,
    saveOrupdateCanvasRoute,
    updateToVerilogJsonBySocCanvasIdRoute,
    deleteSocCanvasRoute,
    generationCanvasRoute,
    getTemplateRoute,
  ],
};
