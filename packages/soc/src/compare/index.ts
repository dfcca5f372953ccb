export { compareSocs } from './compareSocs.ts';
export type { SocChange, SocComparison } from './compareSocs.ts';
export type { ChangeClass } from './changeClass.ts';
export { effectsOf } from './effects/effects.ts';
export type { Effect, EffectKind, Effects } from './effects/effects.ts';
