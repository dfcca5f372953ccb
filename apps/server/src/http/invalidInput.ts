import { ReplyCode } from '@netloom/contract';
import type { z } from 'zod';
import { Problem } from './problem.ts';
import { wordIssue } from './wording/wording.ts';
import type { WordingLanguage } from './wording/wording.ts';

const SHOWN_ISSUES = 5;

/** Input that a schema refused: a 601 that names each bad field's path, worded for people in their language. */
export class InvalidInput extends Problem {
  private readonly issues: z.core.$ZodIssue[];
  private readonly part: string;

  constructor(issues: z.core.$ZodIssue[], part: string, language: WordingLanguage = 'en') {
    const told = issues.map((issue) => ({
      path: [part, ...issue.path].join('.'),
      message: wordIssue(issue, language),
    }));
    const shown = told.slice(0, SHOWN_ISSUES).map(({ path, message }) => `${path}: ${message}`);
    super(ReplyCode.warning, shown.join('; '), { issues: told });
    this.issues = issues;
    this.part = part;
  }

  in(language: WordingLanguage): InvalidInput {
    return new InvalidInput(this.issues, this.part, language);
  }
}
