/** A program to be run as it is said here, and how it is ended early. */
export interface Order {
  program: string;
  args: string[];
  cwd: string;
  environment: Record<string, string>;
  /** What can be read from descriptors 3, 4, … */
  files: string[];
  input: string | Buffer;
  seconds: number;
  /** More output than this stops it. */
  outputBytes: number;
}

/** How a call of git ended. `code` is null when a signal ended it. */
export interface GitEnd {
  code: number | null;
  stdout: Buffer;
  stderr: string;
  ended: 'by-itself' | 'timed-out' | 'stopped' | 'too-much-output';
}

/** What the host is told of a call, which has a number. */
export type ToHost = { id: number } & ({ order: Order } | { stop: true });

/** What the host tells of a call. */
export type FromHost = { id: number } & ({ line: string } | { end: GitEnd } | { failure: string });
