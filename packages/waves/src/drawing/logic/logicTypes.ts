import type { TextRun } from '../text/styles.ts';

/** What drives a line: an input by its name, or a gate. */
export type LogicNode = { kind: 'input'; name: TextRun[] } | LogicGate;

export interface LogicGate {
  kind: 'gate';
  /** `&`, `~|`, `NAND`, …; any other is written in a box. */
  type: string;
  inputs: LogicNode[];
}

/** Outputs, each with what drives it. */
export interface LogicDrawing {
  kind: 'logic';
  outputs: { name: TextRun[]; driver: LogicNode }[];
}
