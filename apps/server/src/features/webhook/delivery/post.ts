import { lookup } from 'node:dns/promises';
import { request as overHttp } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { isPublicAddress } from '../../../git/index.ts';
import type { WebhookFailure } from '@netloom/contract';

export interface Posting {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Whether private, loopback and link-local addresses may be told. */
  privateAddresses: boolean;
  signal: AbortSignal;
}

/** How it ended: delivered where there is no failure. */
export interface PostEnd {
  status: number | null;
  failure: WebhookFailure | null;
}

const MILLISECONDS = 10_000;

/** Sends a body to the address that the host was looked up to be, and to no other. Redirects are not followed. */
export async function post(posting: Posting): Promise<PostEnd> {
  const url = new URL(posting.url);
  const found = await lookup(url.hostname.replace(/^\[(.*)\]$/, '$1'), { all: true }).catch(() => []);
  const [first] = found;
  if (first === undefined) return { status: null, failure: 'no-host' };
  if (!posting.privateAddresses && !found.every(({ address }) => isPublicAddress(address)))
    return { status: null, failure: 'private-address' };
  const late = AbortSignal.timeout(MILLISECONDS);
  try {
    const status = await send(url, first, posting, AbortSignal.any([late, posting.signal]));
    if (status >= 200 && status < 300) return { status, failure: null };
    return { status, failure: status >= 300 && status < 400 ? 'redirect' : 'status' };
  } catch {
    return { status: null, failure: late.aborted ? 'timed-out' : 'unreachable' };
  }
}

function send(
  url: URL,
  to: { address: string; family: number },
  { headers, body }: Posting,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // The name stays for its certificate; nothing is looked up again, which might answer otherwise.
      lookup: pinned(to),
      agent: false,
      signal,
    };
    const answered = (answer: IncomingMessage) => {
      resolve(answer.statusCode ?? 0);
      // What it says is nobody's business here.
      answer.destroy();
    };
    const sent: ClientRequest =
      url.protocol === 'https:' ? overHttps(url, options, answered) : overHttp(url, options, answered);
    sent.on('error', reject).end(body);
  });
}

type Found = (error: null, address: string | { address: string; family: number }[], family?: number) => void;

function pinned({ address, family }: { address: string; family: number }) {
  return (_host: string, options: { all?: boolean }, found: Found) =>
    options.all ? found(null, [{ address, family }]) : found(null, address, family);
}
