import { bench } from './bench/kind.ts';
import { boot } from './boot/kind.ts';
import { cases } from './cases/kind.ts';
import { crossings } from './crossings/kind.ts';
import { debug } from './debug/kind.ts';
import { fit } from './fit/kind.ts';
import { formal } from './formal/kind.ts';
import { flow } from './flow/kind.ts';
import type { KindDefinition } from './kind.ts';
import { instruction } from './instruction/kind.ts';
import { lint } from './lint/kind.ts';
import { measure } from './measure/kind.ts';
import { place } from './place/kind.ts';
import { proof } from './proof/kind.ts';
import { regression } from './regression/kind.ts';
import { resets } from './resets/kind.ts';
import { shell } from './shell/kind.ts';
import { speed } from './speed/kind.ts';
import { simulate } from './simulate/kind.ts';
import { synthesize } from './synthesize/kind.ts';
import { timing } from './timing/kind.ts';
import { toolchain } from './toolchain/kind.ts';
import { traffic } from './traffic/kind.ts';

/** Every kind of run. The first of those on a screen is the one that the screen is for. */
export const KINDS = [
  simulate,
  lint,
  proof,
  boot,
  debug,
  bench,
  formal,
  instruction,
  synthesize,
  place,
  measure,
  fit,
  speed,
  timing,
  traffic,
  toolchain,
  crossings,
  resets,
  flow,
  regression,
  cases,
  shell,
] as const;

/** Undefined for a kind that this version does not know, as a stored run may be of. */
export function kindOf(kind: string): KindDefinition | undefined {
  return (KINDS as readonly KindDefinition[]).find((each) => each.kind === kind);
}

/** Whether runs of a kind consist of other runs. */
export function isComposed(kind: string): boolean {
  return kindOf(kind)?.load.compose !== undefined;
}

export { isOpen, withWaivers } from './crossings/waivers.ts';
export { HELD_SECONDS } from '../session/session.ts';
export type { RunSession } from '../session/session.ts';
export { limits, RunPriority } from './request.ts';
export type { KindDefinition, RunScreen } from './kind.ts';
export type { SynthesisTarget } from './synthesize/kind.ts';
