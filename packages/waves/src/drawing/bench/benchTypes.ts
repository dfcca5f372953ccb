import type { Diagnostic } from '@netloom/model';

/** A port of the design under test. */
export interface BenchPort {
  name: string;
  direction: 'input' | 'output' | 'inout';
  width: number;
}

export interface BenchOptions {
  /** Name of the testbench's module. */
  name: string;
  /** Path of the drawing, for the text's first line. */
  source: string;
  /** Module of the design under test. */
  module: string;
  /** Words that SystemVerilog keeps to itself. */
  isKeyword: (name: string) => boolean;
  /** Its ports, where they are known; else the lanes' names are taken for ports. */
  ports?: readonly BenchPort[];
}

export interface Bench {
  /** Undefined where errors forbid it. */
  text: string | undefined;
  diagnostics: Diagnostic[];
}

/** A lane as a signal of the bench. */
export interface BenchSignal {
  /** Name of its variable and of the port. */
  name: string;
  /** Index of its lane. */
  lane: number;
  direction: 'clock' | 'input' | 'output';
  width: number;
}
