import { ReplyCode } from '@netloom/contract';
import type { BodyOf, Call, ParamsOf, QueryOf, Reply, ReplyOf } from '@netloom/contract';
import { ApiError } from './ApiError.ts';
import { announceUnauthenticated } from './unauthenticated.ts';
import { authHeaders } from './token.ts';

const TIMEOUT_MS = 120_000;

/** Left out where the part is empty (an empty zod object has an index signature) or all of it is optional. */
type Part<K extends string, T> = string extends keyof T
  ? { [P in K]?: T }
  : object extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** What a call takes: the parts that its contract entry declares, a FormData body where it is multipart. */
export type CallInput<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  (C['kind'] extends 'json' ? Part<'body', BodyOf<C>> : { body?: BodyOf<C> | FormData });

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The address of a call with its parameters filled in. */
function callUrl(call: Call, input: LooseInput = {}): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return `${call.base}${path}${search.size > 0 ? `?${search}` : ''}`;
}

function requestOf(call: Call, body: unknown): RequestInit {
  if (call.method === 'GET') return { headers: authHeaders() };
  if (body instanceof FormData) return { method: call.method, headers: authHeaders(), body };
  const headers = { ...authHeaders(), 'content-type': 'application/json' };
  return { method: call.method, headers, body: JSON.stringify(body ?? {}) };
}

async function send(url: string, init: RequestInit, signal?: AbortSignal): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (timeout.aborted) throw new ApiError(0, 'timeout', null, 'timeout');
    throw new ApiError(0, 'network', null, 'network');
  }
}

async function replyOf(response: Response): Promise<Reply<unknown>> {
  const reply = (await response.json().catch(() => null)) as Reply<unknown> | null;
  if (reply === null || typeof reply !== 'object' || !('code' in reply)) {
    throw new ApiError(response.status, response.statusText, null, 'http');
  }
  return reply;
}

/** Makes one call of the contract. Throws ApiError for every code but 200. */
export async function callApi<C extends Call>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<ReplyOf<C>> {
  const loose = input as LooseInput;
  const response = await send(callUrl(call, loose), requestOf(call, loose.body), signal);
  const reply = await replyOf(response);
  if (reply.code === ReplyCode.ok) return reply.data as ReplyOf<C>;
  const error = new ApiError(reply.code, reply.msg, reply.data);
  if (reply.code === ReplyCode.unauthenticated) announceUnauthenticated(error);
  throw error;
}
