import type { RunPlan } from '@netloom/model';
import type { z } from 'zod';
import type { RunSession } from '../session/session.ts';
import type { StepAdapter } from '../stepAdapter.ts';
import type { SourceSet } from '../verilatorArguments.ts';
import type { PlanContext, PlanTree } from './planContext.ts';

/** What is decided before a run starts. */
export interface PlannedRun {
  plan: RunPlan;
  /** Module that is elaborated. */
  top: string;
  /** Files of other runs or of the machine that are copied into the run's folder: path inside it → file. */
  inputs?: Record<string, string>;
}

/** A kind's `plan.ts`. */
export interface Planning<R> {
  /** Decides what a run does. @throws a PlanError that names the field of what cannot be run. */
  plan(request: R, context: PlanContext): Promise<PlannedRun>;
  /** The design that a run compiled, read again from its tree; absent where a kind compiles none. */
  compiled?(request: R, top: string, tree: PlanTree): Promise<SourceSet>;
}

/** One run of a run of runs. */
export interface Member {
  /** Unique in its composition. */
  name: string;
  /** A kind that plans, and its options, beside whose tree is read. */
  request: { kind: string } & Readonly<Record<string, unknown>>;
  /** Members that must have passed before this one is planned and started. */
  after?: readonly string[];
}

/** What a run of runs consists of, decided before any of it starts. */
export interface Composition {
  title: string;
  /** Module that the members elaborate. */
  top: string;
  members: readonly Member[];
}

/** A kind's `compose.ts`. */
export interface Composing<R> {
  /**
   * Decides which runs a run of runs consists of; `runIdOf` is the id that a member's run will have, for the requests of
   * those that read what it left. @throws a PlanError that names the field of what cannot be run.
   */
  compose(request: R, context: PlanContext, runIdOf: (member: string) => string): Promise<Composition>;
}

/** Programs that a kind's steps call, by the `tool` of the step; a kind's `adapters.ts`. */
export interface Adapting {
  adapters: Readonly<Record<string, StepAdapter>>;
}

/** Screens that show runs and have their forms. */
export type RunScreen = 'simulation' | 'synthesis' | 'timing' | 'flow' | 'regression';

/** All that is known of a kind of run. What is loaded apart is of the server and of the runner alone. */
export interface KindDefinition<K extends string = string, R extends z.ZodObject = z.ZodObject> {
  kind: K;
  /** What may be asked for, beside whose tree is read. */
  request: R;
  screen: RunScreen;
  /** The options that make figures of two runs of the kind incomparable, e.g. "liberty", "osu018"; '' is left out. */
  label(request: z.infer<R>): string[];
  /** Names of the metrics that tell most about a run, in the order of telling. */
  figures: readonly RegExp[];
  /** The first result of a run shows its figures itself. */
  showsFigures?: true;
  /** Which text says why a run is inconclusive (`cause` in the locale `runs`). */
  inconclusive?: string;
  /** How people speak with a run of it, if they do. */
  session?: RunSession;
  load: OwnSteps<z.infer<R>> | OtherRuns<z.infer<R>>;
}

/** A kind whose runs have steps. */
interface OwnSteps<R> {
  plan(): Promise<Planning<R>>;
  /** Absent for a kind that calls Verilator, make and programs without a reader alone. */
  adapters?(): Promise<Adapting>;
  compose?: undefined;
}

/** A kind whose runs consist of other runs. */
interface OtherRuns<R> {
  compose(): Promise<Composing<R>>;
  plan?: undefined;
  adapters?: undefined;
}

export function defineKind<const K extends string, R extends z.ZodObject>(
  definition: KindDefinition<K, R>,
): KindDefinition<K, R> {
  return definition;
}
