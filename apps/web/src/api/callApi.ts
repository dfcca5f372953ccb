import { ReplyCode } from '@netloom/contract';
import type { Call, Reply, ReplyOf } from '@netloom/contract';
import { ApiError } from './ApiError.ts';
import { sendCall } from './request.ts';
import type { CallInput, LooseInput } from './request.ts';
import { getToken } from './token.ts';
import { announceUnauthenticated } from './unauthenticated.ts';

const TIMEOUT_MS = 120_000;

async function replyOf(response: Response): Promise<Partial<Reply<unknown>>> {
  const reply = (await response.json().catch(() => null)) as Partial<Reply<unknown>> | null;
  if (reply === null || typeof reply !== 'object' || !(response.ok || 'code' in reply)) {
    throw new ApiError(response.status, response.statusText, null, 'http');
  }
  return reply;
}

/** The error that a reply tells, if it tells one; a reply without a code is a good one. `token` is what was sent. */
export function errorOf(
  { code = ReplyCode.ok, msg = '', data }: Partial<Reply<unknown>>,
  token: string | null,
): ApiError | null {
  if (code === ReplyCode.ok) return null;
  const error = new ApiError(code, msg, data);
  // A reply to an earlier session says nothing about this one.
  if (code === ReplyCode.unauthenticated && token === getToken()) announceUnauthenticated(error);
  return error;
}

/** Makes one call of the contract. Throws ApiError for every code but 200. */
export async function callApi<C extends Call>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<ReplyOf<C>> {
  const token = getToken();
  const response = await sendCall(call, input as LooseInput, AbortSignal.timeout(TIMEOUT_MS), signal);
  const reply = await replyOf(response);
  const error = errorOf(reply, token);
  if (error !== null) throw error;
  return reply.data as ReplyOf<C>;
}
