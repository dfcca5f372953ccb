import { ReplyCode } from '@netloom/contract';
import type { Call, Reply, ReplyOf } from '@netloom/contract';
import { ApiError } from './ApiError.ts';
import { lostReply, sendCall } from './request.ts';
import type { CallInput, Ends, LooseInput } from './request.ts';
import { getToken } from './token.ts';
import { announceUnauthenticated } from './unauthenticated.ts';
import { worded } from './worded.ts';

const TIMEOUT_MS = 120_000;

/** What is no JSON is null. */
async function jsonOf(response: Response, ends: Ends): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw lostReply(error, ends);
  }
}

async function replyOf(response: Response, ends: Ends): Promise<Partial<Reply<unknown>>> {
  const reply = (await jsonOf(response, ends)) as Partial<Reply<unknown>> | null;
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

/** Makes one call of the contract; an upload may take as long as it takes. Throws ApiError for every code but 200. */
export async function callApi<C extends Call>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<ReplyOf<C>> {
  const token = getToken();
  const { body } = input as LooseInput;
  const timeout = body instanceof FormData ? undefined : AbortSignal.timeout(TIMEOUT_MS);
  const ends = { timeout, signal };
  const response = await sendCall(call, input as LooseInput, ends);
  const reply = await replyOf(response, ends);
  const error = errorOf(await worded(reply), token);
  if (error !== null) throw error;
  return reply.data as ReplyOf<C>;
}
