import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { getSseStream } from '@netloom/contract';
import { clock } from './listener.ts';
import type { Heard, Listening, Sent } from './listener.ts';

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

/** A process that listens; answers what it heard once it is told what was sent. */
async function listenApart(asked: Listening): Promise<(sent: Sent) => Promise<Heard>> {
  const child = fork(new URL('./listener.ts', import.meta.url));
  child.send(asked);
  await once(child, 'message');
  return async (sent) => {
    const heard = once(child, 'message') as Promise<[Heard]>;
    child.send(sent);
    return (await heard)[0];
  };
}

/** Posts at a steady rate; when each was sent, by its sequence number. */
async function postAll({ perSecond, seconds, lastSeq, post }: Storm): Promise<Sent> {
  const times: number[] = [];
  const begun = clock();
  const posting: Promise<void>[] = [];
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const due = begun + (at * 1000) / perSecond;
    if (due > clock()) await sleep(due - clock());
    const start = clock();
    posting.push(post(`storm ${at}`).then(({ seq }) => void (times[seq - lastSeq - 1] = start)));
  }
  await Promise.all(posting);
  return { first: lastSeq + 1, times };
}

function p99(...heard: Heard[]): number {
  const count = (milliseconds: number) => heard.reduce((sum, { took }) => sum + took[milliseconds]!, 0);
  const all = heard.reduce((sum, { took }) => sum + took.reduce((one, other) => one + other, 0), 0);
  let milliseconds = 0;
  for (let seen = count(0); seen < all * 0.99; seen += count(milliseconds)) milliseconds += 1;
  return milliseconds;
}

/** Posts into a chat at a steady rate while many listen to it. */
export async function storm(asked: Storm): Promise<Weather> {
  const { address, tokens, privateChatId } = asked;
  const url = `${address}${getSseStream.base}${getSseStream.path}`;
  const many = await listenApart({ url, privateChatId, tokens: tokens.slice(0, -1) });
  const one = await listenApart({ url, privateChatId, tokens: tokens.slice(-1) });
  const begun = clock();
  const sent = await postAll(asked);
  const seconds = (clock() - begun) / 1000;
  await sleep(CALM_MS);
  const [crowd, last] = await Promise.all([many(sent), one(sent)]);
  return {
    whole: crowd.whole + last.whole,
    p99: p99(crowd, last),
    last: p99(last),
    posted: sent.times.length,
    late: crowd.late,
    listeners: crowd.processor / seconds,
  };
}
