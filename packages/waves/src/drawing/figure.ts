import { logicShapes } from './logic/logicShapes.ts';
import type { LogicDrawing } from './logic/logicTypes.ts';
import type { Figure } from './picture/shapes.ts';
import { registerShapes } from './register/registerShapes.ts';
import type { RegisterDrawing } from './register/registerTypes.ts';

/** A drawing without lanes. */
export type FigureDrawing = RegisterDrawing | LogicDrawing;

export function figureShapes(drawing: FigureDrawing): Figure {
  return drawing.kind === 'register' ? registerShapes(drawing) : logicShapes(drawing);
}
