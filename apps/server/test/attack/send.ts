import type { Call } from '@netloom/contract';
import type { Client } from '../testServer.ts';
import type { Sample } from './samples/index.ts';

export interface Answer {
  code: number;
  text: string;
}

const PATIENCE_MILLISECONDS = 60_000;

/** Sends a call as a browser would, and answers its code: that of the body, or of HTTP for files and streams. */
export async function send(client: Client, call: Call, sample: Sample): Promise<Answer> {
  const leaving = new AbortController();
  const response = await fetch(client.url(call, sample), {
    method: call.method,
    signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE_MILLISECONDS)]),
    ...content(call, client, sample),
  });
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('application/json')) {
    leaving.abort();
    return { code: response.status, text: '' };
  }
  const text = await response.text();
  return { code: (JSON.parse(text) as { code: number }).code, text };
}

function content(call: Call, { headers }: Client, sample: Sample): RequestInit {
  if (sample.form !== undefined) {
    const form = new FormData();
    for (const [name, value] of Object.entries(sample.form)) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, new Blob([value.text]), value.name);
    }
    return { headers, body: form };
  }
  if (call.method === 'GET') return { headers };
  return {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(sample.body ?? {}),
  };
}
