import { setTimeout as sleep } from 'node:timers/promises';
import { getSseStream } from '@netloom/contract';

interface Storm {
  address: string;
  /** Of those who listen, each by a stream of his own. */
  tokens: readonly string[];
  privateChatId: number;
  /** Sequence number of the newest message before. */
  lastSeq: number;
  perSecond: number;
  seconds: number;
  post: (text: string) => Promise<{ seq: number }>;
}

export interface Weather {
  /** Streams that were told every message once and in order. */
  whole: number;
  /** 99th percentile of milliseconds from the call to its arrival, over all messages and streams. */
  p99: number;
  posted: number;
}

/** One event: several messages of the chat, in their order. */
interface Arrival {
  seqs: number[];
  at: number;
}

/** Milliseconds that may pass after the last post until it has come everywhere. */
const CALM_MS = 5000;

/** Posts into a chat at a steady rate while many listen to it. */
export async function storm(asked: Storm): Promise<Weather> {
  const { address, tokens, perSecond, seconds, lastSeq, post } = asked;
  const leaving = new AbortController();
  const arrivals = await Promise.all(tokens.map((token) => listen(address, token, leaving.signal, asked)));
  const sent = new Map<number, number>();
  const begun = performance.now();
  const posting: Promise<void>[] = [];
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const due = begun + (at * 1000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    const start = performance.now();
    posting.push(post(`storm ${at}`).then(({ seq }) => void sent.set(seq, start)));
  }
  await Promise.all(posting);
  await sleep(CALM_MS);
  leaving.abort();
  const told = arrivals.map((events) => events.flatMap(({ seqs }) => seqs));
  const expected = Array.from(sent, (_, at) => lastSeq + at + 1).join();
  const late = arrivals.flatMap((events) =>
    events.flatMap(({ seqs, at }) => seqs.map((seq) => at - sent.get(seq)!)),
  );
  late.sort((a, b) => a - b);
  return {
    whole: told.filter((seqs) => seqs.join() === expected).length,
    p99: late[Math.floor(late.length * 0.99)]!,
    posted: sent.size,
  };
}

/** Opens a stream; what comes of the chat is noted until the signal ends it. */
async function listen(
  address: string,
  token: string,
  signal: AbortSignal,
  { privateChatId }: Storm,
): Promise<Arrival[]> {
  const url = `${address}${getSseStream.base}${getSseStream.path}`;
  const response = await fetch(url, { headers: { token }, signal });
  const arrivals: Arrival[] = [];
  const mine = `"type":"chat-messages","privateChatId":${privateChatId},`;
  void note(response, mine, arrivals).catch(() => undefined);
  return arrivals;
}

/** Read without parsing: hundreds of streams are heard by this one process. */
async function note(response: Response, mine: string, arrivals: Arrival[]): Promise<void> {
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = text.slice(0, end);
      text = text.slice(end + 2);
      if (!event.includes(mine)) continue;
      const seqs = Array.from(event.matchAll(/"seq":(\d+)/g), ([, seq]) => Number(seq));
      arrivals.push({ seqs, at: performance.now() });
    }
  }
}
