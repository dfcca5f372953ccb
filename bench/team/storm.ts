import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { getSseStream } from '@netloom/contract';
import { clock } from './listener.ts';
import type { Heard, Listening } from './listener.ts';

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
  /** The same of the stream that was opened last and is told last, heard by a process of its own. */
  last: number;
  posted: number;
  /** Milliseconds that the process of the many was late for what had come, p99, and its share of a core. */
  late: number;
  listeners: number;
}

/** Milliseconds that may pass after the last post until it has come everywhere. */
const CALM_MS = 5000;

/** A process that listens; answers what it heard when it is asked. */
async function listenApart(asked: Listening): Promise<() => Promise<Heard>> {
  const child = fork(new URL('./listener.ts', import.meta.url), { serialization: 'advanced' });
  child.send(asked);
  await once(child, 'message');
  return async () => {
    const heard = once(child, 'message') as Promise<[Heard]>;
    child.send('tell');
    return (await heard)[0];
  };
}

/** Posts at a steady rate; when each was sent, by its sequence number. */
async function postAll({ perSecond, seconds, post }: Storm): Promise<Map<number, number>> {
  const sent = new Map<number, number>();
  const begun = clock();
  const posting: Promise<void>[] = [];
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const due = begun + (at * 1000) / perSecond;
    if (due > clock()) await sleep(due - clock());
    const start = clock();
    posting.push(post(`storm ${at}`).then(({ seq }) => void sent.set(seq, start)));
  }
  await Promise.all(posting);
  return sent;
}

function p99(streams: Heard['streams'], sent: Map<number, number>): number {
  const took = streams.flatMap(({ seqs, times }) => seqs.map((seq, at) => times[at]! - sent.get(seq)!));
  took.sort((a, b) => a - b);
  return took[Math.floor(took.length * 0.99)]!;
}

/** Posts into a chat at a steady rate while many listen to it. */
export async function storm(asked: Storm): Promise<Weather> {
  const { address, tokens, privateChatId, lastSeq } = asked;
  const url = `${address}${getSseStream.base}${getSseStream.path}`;
  const many = await listenApart({ url, privateChatId, tokens: tokens.slice(0, -1) });
  const one = await listenApart({ url, privateChatId, tokens: tokens.slice(-1) });
  const begun = clock();
  const sent = await postAll(asked);
  const seconds = (clock() - begun) / 1000;
  await sleep(CALM_MS);
  const [crowd, last] = await Promise.all([many(), one()]);
  const streams = [...crowd.streams, ...last.streams];
  const expected = Array.from(sent, (_, at) => lastSeq + at + 1).join();
  return {
    whole: streams.filter(({ seqs }) => seqs.join() === expected).length,
    p99: p99(streams, sent),
    last: p99(last.streams, sent),
    posted: sent.size,
    late: crowd.late,
    listeners: crowd.processor / seconds,
  };
}
