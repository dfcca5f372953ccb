export { documentIn } from './documentIn.ts';
export { followDrawn } from './followDrawn.ts';
export { followRenames } from './followRenames.ts';
export { insideOf, layoutInside, setInside } from './insideLayout.ts';
export { overridesOf, setPatch, takeBack } from './override.ts';
export type { Override } from './override.ts';
export { patched, refusedInside } from './patched.ts';
export type { InstancePatch } from './patched.ts';
export { patchOf } from './patchOf.ts';
