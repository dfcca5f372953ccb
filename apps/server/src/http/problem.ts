import { ReplyCode } from '@netloom/contract';

/** Ends a call with a reply that is not 200; `message` is shown to the user. */
export class Problem extends Error {
  readonly code: ReplyCode;
  readonly data: unknown;

  constructor(code: ReplyCode, message: string, data: unknown = null) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Something the user can mend: bad input, a conflict, a refusal with its reason. */
export function warning(message: string, data: unknown = null): Problem {
  return new Problem(ReplyCode.warning, message, data);
}

export function notFound(message: string): Problem {
  return new Problem(ReplyCode.notFound, message);
}

export function forbidden(message = 'no permission for this operation'): Problem {
  return new Problem(ReplyCode.forbidden, message);
}

export function unauthenticated(): Problem {
  return new Problem(ReplyCode.unauthenticated, 'authentication failed, cannot access system resources');
}
