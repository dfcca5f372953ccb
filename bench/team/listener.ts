import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a process that listens is asked to hear. */
export interface Listening {
  url: string;
  tokens: readonly string[];
  privateChatId: number;
}

/** Messages that were sent: the first one's sequence number, and when each was. */
export interface Sent {
  first: number;
  times: readonly number[];
}

/** What a process heard. */
export interface Heard {
  /** Streams that were told every message once and in order. */
  whole: number;
  /** How many messages took how many milliseconds to a stream. */
  took: number[];
  /** 99th percentile of milliseconds that this process was late for what had come. */
  late: number;
  /** Seconds of its processor time. */
  processor: number;
}

/** Milliseconds of a clock that all processes of the machine share. */
export const clock = () => Number(process.hrtime.bigint() / 1000n) / 1000;

/** Longer ones count as this long. */
const LONGEST_MS = 60_000;

/** One stream: the messages that came, in their order, and when. */
interface Stream {
  seqs: number[];
  times: number[];
  end: () => void;
}

function open({ url, privateChatId }: Listening, token: string): Promise<Stream> {
  const mine = `"type":"chat-messages","privateChatId":${privateChatId},`;
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { token }, agent: false }, (response) => {
      const stream: Stream = { seqs: [], times: [], end: () => request.destroy() };
      note(response, mine, stream);
      resolve(stream);
    });
    request.on('error', reject);
  });
}

/** Read without parsing: hundreds of streams are heard by one process. */
function note(response: IncomingMessage, mine: string, { seqs, times }: Stream): void {
  let text = '';
  response.setEncoding('latin1');
  response.on('error', () => undefined);
  response.on('data', (chunk: string) => {
    const at = clock();
    text += chunk;
    const end = text.lastIndexOf('\n\n');
    if (end < 0) return;
    for (const event of text.slice(0, end).split('\n\n')) {
      if (!event.includes(mine)) continue;
      for (const [, seq] of event.matchAll(/"seq":(\d+)/g)) {
        seqs.push(Number(seq));
        times.push(at);
      }
    }
    text = text.slice(end + 2);
  });
}

function judge(streams: readonly Stream[], { first, times: sent }: Sent): Pick<Heard, 'whole' | 'took'> {
  const took = Array<number>(LONGEST_MS + 1).fill(0);
  let whole = 0;
  for (const { seqs, times } of streams) {
    if (seqs.length === sent.length && seqs.every((seq, at) => seq === first + at)) whole += 1;
    for (const [at, seq] of seqs.entries()) {
      const milliseconds = Math.round(times[at]! - (sent[seq - first] ?? 0));
      took[Math.max(0, Math.min(LONGEST_MS, milliseconds))]! += 1;
    }
  }
  return { whole, took };
}

/** Child process: opens its streams, says that they are open, and judges what it heard once it is told what was sent. */
async function serve(asked: Listening): Promise<void> {
  const streams = await Promise.all(asked.tokens.map((token) => open(asked, token)));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.send!('open');
  process.once('message', (sent) => {
    const { user, system } = process.cpuUsage();
    const late = delay.percentile(99) / 1e6;
    const heard: Heard = { ...judge(streams, sent as Sent), late, processor: (user + system) / 1e6 };
    for (const { end } of streams) end();
    process.send!(heard, () => process.exit(0));
  });
}

if (process.send !== undefined) process.once('message', (asked) => void serve(asked as Listening));
