import type { Worded } from '@netloom/model';

/** What is wrong with a behaviour, at a line and a column that count from 1. */
export class LanguageError extends Error {
  readonly line: number;
  readonly said: Worded;

  constructor(line: number, said: Worded) {
    super(said.message);
    this.line = line;
    this.said = said;
  }
}

/** Sentences of one group have one code. */
export const codeOf = ({ said }: LanguageError): string => said.wording.key.split('/')[0]!.toUpperCase();
