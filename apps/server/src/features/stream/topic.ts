import type { Caller } from '../../caller.ts';

/** Whose stream it is, and the projects that he is a member of now. */
export interface Listener {
  caller: Caller;
  departments: ReadonlySet<number>;
}

/** Who is told. Asked for each stream at the moment of telling, however long ago it was published. */
export type Audience = (listener: Listener) => boolean;

export const everybody: Audience = () => true;

export const membersOf =
  (deptId: number): Audience =>
  ({ departments }) =>
    departments.has(deptId);

/** What is published under one key again before its rest is over is told once, after it. */
export interface Pace {
  key: string;
  /** Milliseconds between two tellings to so many streams. */
  rest(streams: number): number;
}

/** Rest in milliseconds of lists, and how it grows with those who are told and then ask for more. */
export const LIST_REST = 250;
const REST_EACH = 3;
/** A change is to be seen within a second by however many. */
const LONGEST_REST = 750;

export const restFor = (least: number, receivers: number) =>
  Math.min(LONGEST_REST, Math.max(least, REST_EACH * receivers));
