import './package/package.css';

export { Body } from './package/drawing/Body.tsx';
export { drawingOf } from './package/drawing/drawing.ts';
export type { Drawing, DrawnPad } from './package/drawing/drawing.ts';
export { Pad as DrawnPin } from './package/drawing/Pad.tsx';
export { extentWith } from './package/view/extent.ts';
export { placeWorld } from './package/view/placeWorld.ts';
export { walked } from './package/view/walk.ts';
export { StateSign } from './state/StateMark.tsx';
export { STATES } from './state/states.ts';
export { useStateNames } from './state/useStateNames.ts';
