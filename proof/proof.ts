/** Programs that run, one after the other, over files in a folder that holds nothing else. */
export interface Proof {
  /** The texts of the folder's files, by their paths in it. */
  files: Readonly<Record<string, string>>;
  /** Program and arguments of each step; their paths are those of the folder. */
  steps: readonly (readonly string[])[];
  /** Files that the steps leave and that the caller looks at. */
  leaves?: readonly string[];
  /** Whether a step that fails is an answer too: its code is in the outcome, and the later steps are not run. */
  mayFail?: boolean;
}

export interface StepOutcome {
  code: number;
  stdout: string;
  stderr: string;
}

export interface Outcome {
  /** What each step that was run answered. */
  steps: StepOutcome[];
  /** Texts of the files of `leaves` that are there, by path. */
  files: Record<string, string>;
}
