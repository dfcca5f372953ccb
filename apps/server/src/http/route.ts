import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call, Permission, ReplyOf } from '@netloom/contract';
import type { Caller } from '../caller.ts';
import type { Services } from '../serviceParts.ts';
import type { Download } from './download.ts';
import type { EventStream } from './eventStream.ts';
import type { WordingLanguage } from './wording/wording.ts';

/** A call's validated input. A multipart call reads its parts from `request`. */
export interface Incoming<C extends Call> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
  request: FastifyRequest;
  /** In which the caller reads. */
  language: WordingLanguage;
}

/**
 * Who may call. `admit` throws a 401, 403 or 404 problem, or hands the work what it has looked up (the caller, his
 * membership, the canvas, …), so that the work cannot use what was not checked.
 */
export interface Policy<I, Scope> {
  /** For people, e.g. "members of the department". */
  who: string;
  /** Without a session too. */
  open: boolean;
  /** What the caller's role must permit; null where being who he is suffices. */
  permission: Permission | null;
  admit(incoming: I, caller: Caller | undefined, services: Services): Promise<Scope>;
}

type Answer<C extends Call, Scope> = (
  incoming: Incoming<C>,
  scope: Scope,
  services: Services,
) => Promise<ReplyOf<C>>;

type StreamAnswer<C extends Call, Scope> = (
  incoming: Incoming<C>,
  scope: Scope,
  services: Services,
  stream: EventStream,
) => Promise<void>;

type DownloadAnswer<C extends Call, Scope> = (
  incoming: Incoming<C>,
  scope: Scope,
  services: Services,
) => Promise<Download>;

/** A call of the contract with its policy and its work, ready to be registered. */
export type Route = { call: Call; policy: Policy<Incoming<Call>, unknown> } & (
  | { answer: Answer<Call, unknown> }
  | { streamAnswer: StreamAnswer<Call, unknown> }
  | { downloadAnswer: DownloadAnswer<Call, unknown> }
);

export function implement<C extends Call, Scope>(
  call: C,
  policy: Policy<Incoming<C>, Scope>,
  answer: Answer<C, Scope>,
): Route {
  return { call, policy, answer } as unknown as Route;
}

/** Like `implement`, for calls of kind `stream`: the stream is open while the work runs. */
export function implementStream<C extends Call, Scope>(
  call: C,
  policy: Policy<Incoming<C>, Scope>,
  streamAnswer: StreamAnswer<C, Scope>,
): Route {
  return { call, policy, streamAnswer } as unknown as Route;
}

/** Like `implement`, for calls of kind `blob`. */
export function implementDownload<C extends Call, Scope>(
  call: C,
  policy: Policy<Incoming<C>, Scope>,
  downloadAnswer: DownloadAnswer<C, Scope>,
): Route {
  return { call, policy, downloadAnswer } as unknown as Route;
}
