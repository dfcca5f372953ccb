import type { Ref } from 'react';

/** A name in a text that stands for a signal or an instance; lines and columns count from 1. */
export interface CodeName {
  line: number;
  column: number;
  endColumn: number;
  /** What it stands for. */
  path: string;
  kind: 'signal' | 'instance';
}

/** What is shown after a name. */
export interface NameValue {
  text: string;
  tone: 'known' | 'unknown' | 'floating';
}

export interface SignalHandle {
  /** Shows a place and marks its line. */
  show: (place: { line: number; column: number; endColumn: number }) => void;
}

export interface SignalCodeProps {
  /** Chooses the language. */
  path: string;
  text: string;
  names: readonly CodeName[];
  /** By path; names without one show none. */
  values: ReadonlyMap<string, NameValue>;
  /** Names that stand out. */
  selected: string | null;
  /** Markdown shown over a name. */
  onHover: (name: CodeName) => Promise<string>;
  onPick: (name: CodeName) => void;
  /** A double click on a name. */
  onEnter: (name: CodeName) => void;
  /** Lines that are in sight, first and last. */
  onLines: (first: number, last: number) => void;
  ref?: Ref<SignalHandle>;
}
