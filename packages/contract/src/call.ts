import { z } from 'zod';

/** Every JSON call answers HTTP 200 with one of these codes in the body (specification, section 8). */
export const ReplyCode = {
  ok: 200,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  failed: 500,
  warning: 601,
} as const;
export type ReplyCode = (typeof ReplyCode)[keyof typeof ReplyCode];

export interface Reply<T> {
  code: number;
  msg: string;
  data: T;
}

export type CallKind = 'json' | 'multipart' | 'stream' | 'blob';

/** Where calls live. A few of the specification's are at the root of the site. */
export const BASE_PATH = '/api';

/** Sent with calls that an open page makes by itself while nobody is at it: they are no use of the session. */
export const UNATTENDED_HEADER = 'x-netloom-unattended';

/** One call of the wire. `path` is written as in the specification, `{name}` for a path parameter, without the base. */
export interface Call<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** `/api`, or nothing for the calls that the specification has without it. */
  base: string;
  summary: string;
  kind: CallKind;
  /** Who did it, when and to what is kept in the audit trail. */
  audit: boolean;
  params: P;
  query: Q;
  body: B;
  reply: R;
}

const nothing = z.object({});
type Nothing = typeof nothing;

interface CallInput<P, Q, B, R> {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  base?: '';
  summary: string;
  kind?: CallKind;
  audit?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  reply: R;
}

/** Declares a call; parts that are left out are empty objects. */
export function defineCall<
  R extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(input: CallInput<P, Q, B, R>): Call<P, Q, B, R> {
  return {
    method: input.method,
    path: input.path,
    base: input.base ?? BASE_PATH,
    summary: input.summary,
    kind: input.kind ?? 'json',
    audit: input.audit ?? false,
    params: (input.params ?? nothing) as P,
    query: (input.query ?? nothing) as Q,
    body: (input.body ?? nothing) as B,
    reply: input.reply,
  };
}

export type ParamsOf<C extends Call> = z.input<C['params']>;
export type QueryOf<C extends Call> = z.input<C['query']>;
export type BodyOf<C extends Call> = z.input<C['body']>;
export type ReplyOf<C extends Call> = z.output<C['reply']>;
