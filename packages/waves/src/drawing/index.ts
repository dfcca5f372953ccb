export { benchOf } from './bench/benchOf.ts';
export type { Bench, BenchOptions, BenchPort } from './bench/benchTypes.ts';
export { directionOf, nameOf, widthOf } from './bench/signals.ts';
export { cellsOf, isPlain } from './cells.ts';
export type { Cell } from './cells.ts';
export { drawingKind } from './document/drawingKind.ts';
export type { DrawingDocument } from './document/writeDrawing.ts';
export { changeSection } from './edit/captions.ts';
export type { DrawingText } from './edit/drawingText.ts';
export {
  addLanes,
  changeLane,
  edited,
  groupLanes,
  moveLane,
  removeRow,
  renameGroup,
  ungroup,
} from './edit/lanes.ts';
export { addEdge, changeEdge, freeNode, removeEdge, setNode } from './edit/marks.ts';
export { insertCells, labelCell, nextState, paintCells, removeCells } from './edit/paint.ts';
export type { Brush, CellRange } from './edit/paint.ts';
export { figureShapes } from './figure.ts';
export type { FigureDrawing } from './figure.ts';
export { hexLabel } from './fromWave/laneOf.ts';
export { toWaveDrom } from './fromWave/toWaveDrom.ts';
export type { DrawOptions, DrawnNote, DrawnSignal, DrawnWaves } from './fromWave/drawTypes.ts';
export { nodesOf } from './nodes.ts';
export { LANE_TOP, ROW, frameOf, xOf } from './picture/frame.ts';
export type { Frame } from './picture/frame.ts';
export type { Span } from './picture/laneShapes.ts';
export { waveShapes } from './picture/pictureOf.ts';
export { FILLED, fitted } from './picture/shapes.ts';
export { drawnRuns, sizeOf } from './picture/runs.ts';
export type { Figure, Shape } from './picture/shapes.ts';
export { BAND_WIDTH, TEXT_SIZES, svgOf, svgOfFigure } from './picture/svg.ts';
export type { PictureColours, PictureRole } from './picture/svg.ts';
export { readDrawing } from './read/readDrawing.ts';
export type { ReadDrawing } from './read/readDrawing.ts';
export type { Skin } from './skins.ts';
export { EDGE_SHAPES, STATES, isData } from './states.ts';
export { SNIPPETS, TEMPLATES } from './templates/templates.ts';
export type { DrawingTemplate } from './templates/templates.ts';
export { applyEdits } from './text/edits.ts';
export type { TextEdit } from './text/edits.ts';
export type { TextRun } from './text/styles.ts';
export { layOut } from './text/layOut.ts';
export { WAVE_SENTENCES } from './wording/sentences.ts';
export type { WaveSentence } from './wording/sentences.ts';
export type { Drawing, Edge, Lane, LaneDirection, LaneGroup } from './types.ts';
