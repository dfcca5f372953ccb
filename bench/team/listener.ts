import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a process that listens is asked to hear. */
export interface Listening {
  url: string;
  tokens: readonly string[];
  privateChatId: number;
}

/** What it heard: of each stream the sequence numbers in their order, and when each came. */
export interface Heard {
  streams: { seqs: number[]; times: number[] }[];
  /** 99th percentile of milliseconds that this process was late for what had come. */
  late: number;
  /** Seconds of its processor time. */
  processor: number;
}

/** Milliseconds of a clock that all processes of the machine share. */
export const clock = () => Number(process.hrtime.bigint() / 1000n) / 1000;

type Stream = Heard['streams'][number];

function open(
  { url, privateChatId }: Listening,
  token: string,
): Promise<{ stream: Stream; end: () => void }> {
  const mine = `"type":"chat-messages","privateChatId":${privateChatId},`;
  const stream: Stream = { seqs: [], times: [] };
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { token }, agent: false }, (response) => {
      note(response, mine, stream);
      resolve({ stream, end: () => request.destroy() });
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

/** Child process: opens its streams, says that they are open, and tells at its parent's word what it heard. */
async function serve(asked: Listening): Promise<void> {
  const opened = await Promise.all(asked.tokens.map((token) => open(asked, token)));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.send!('open');
  process.once('message', () => {
    const { user, system } = process.cpuUsage();
    const heard: Heard = {
      streams: opened.map(({ stream }) => stream),
      late: delay.percentile(99) / 1e6,
      processor: (user + system) / 1e6,
    };
    for (const { end } of opened) end();
    process.send!(heard, () => process.exit(0));
  });
}

if (process.send !== undefined) process.once('message', (asked) => void serve(asked as Listening));
