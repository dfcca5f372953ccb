/**
 * `network` and `timeout` got no reply, `duplicate` was not sent, `http` is a reply without the usual envelope,
 * `download` a file that did not come.
 */
export type ApiErrorCause = 'reply' | 'network' | 'timeout' | 'http' | 'duplicate' | 'download';

/** A call that did not answer 200. `code` is the reply's code (or the HTTP status); `data` what the server sent along. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: number;
  readonly data: unknown;
  readonly origin: ApiErrorCause;

  constructor(code: number, msg: string, data: unknown = null, origin: ApiErrorCause = 'reply') {
    super(msg);
    this.code = code;
    this.data = data;
    this.origin = origin;
  }

  get msg(): string {
    return this.message;
  }
}
