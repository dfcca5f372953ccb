import type { ReplyCode } from '@netloom/contract';
import type { WordingLanguage } from './wording/wording.ts';

/** Ends a call with a reply that is not 200; `message` has English words for people. */
export abstract class Problem extends Error {
  readonly code: ReplyCode;
  readonly data: unknown;

  constructor(code: ReplyCode, message: string, data: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }

  /** The same in words of another language. */
  abstract in(language: WordingLanguage): Problem;
}
