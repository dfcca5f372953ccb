import type { BodyOf, Call, ParamsOf, QueryOf } from '@netloom/contract';
import { ApiError } from './ApiError.ts';
import { attendanceHeaders } from './attendance.ts';
import { isDuplicate } from './duplicateGuard.ts';
import { i18n } from '../i18n.ts';
import { noteReach } from './reach.ts';
import { noteServerTime } from './serverClock.ts';
import { authHeaders } from './token.ts';

/** Left out where the part is empty (an empty zod object has an index signature) or all of it is optional. */
type Part<K extends string, T> = string extends keyof T
  ? { [P in K]?: T }
  : object extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** What a call takes: the parts that its contract entry declares, a FormData body where it is multipart. */
export type CallInput<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  (C['kind'] extends 'json' | 'blob' ? Part<'body', BodyOf<C>> : { body?: BodyOf<C> | FormData });

export interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function searchOf(values: Record<string, unknown> = {}): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search;
}

/** The address of a call with its parameters filled in. */
function callUrl(call: Call, input: LooseInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const search = searchOf(input.query);
  return `${call.base}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** A form goes as it is, what is answered with a file form-encoded, everything else as JSON. */
function contentOf(call: Call, body: unknown): { body: FormData | string; type: string | null } {
  if (body instanceof FormData) return { body, type: null };
  if (call.kind !== 'blob') return { body: JSON.stringify(body ?? {}), type: 'application/json' };
  const form = searchOf(body as Record<string, unknown> | undefined);
  return { body: form.toString(), type: 'application/x-www-form-urlencoded' };
}

function requestOf(call: Call, url: string, given: unknown): RequestInit {
  const common = { ...authHeaders(), ...attendanceHeaders(), 'accept-language': i18n.language };
  if (call.method === 'GET') return { headers: common };
  const { body, type } = contentOf(call, given);
  if (isDuplicate(call, url, body)) throw new ApiError(0, 'duplicate', null, 'duplicate');
  const headers = { ...common, ...(type === null ? {} : { 'content-type': type }) };
  return { method: call.method, headers, body };
}

/** What ends a call before its reply is there: the time that it has, and who no longer waits for it. */
export interface Ends {
  timeout?: AbortSignal;
  signal?: AbortSignal;
}

/** The error of a reply that did not come: the signal's own where nobody waits for it any more. */
export function lostReply(error: unknown, { timeout, signal }: Ends): unknown {
  if (signal?.aborted) return error;
  const cause = timeout?.aborted ? 'timeout' : 'network';
  return new ApiError(0, cause, null, cause);
}

/**
 * Sends a call and waits for the head of the reply.
 * @throws ApiError when the server is not reached, does not answer in time, or was sent the same a moment ago.
 */
export async function sendCall(call: Call, input: LooseInput, ends: Ends): Promise<Response> {
  const url = callUrl(call, input);
  const request = requestOf(call, url, input.body);
  const signals = [ends.timeout, ends.signal].filter((signal) => signal !== undefined);
  try {
    const sent = Date.now();
    const response = await fetch(url, { ...request, signal: AbortSignal.any(signals) });
    noteReach(true);
    noteServerTime(response.headers.get('date'), sent, Date.now());
    return response;
  } catch (error) {
    const lost = lostReply(error, ends);
    if (lost instanceof ApiError && lost.origin === 'network') noteReach(false);
    throw lost;
  }
}
