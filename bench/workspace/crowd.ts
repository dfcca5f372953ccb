import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { getSseStream, getUserInfo, listRuns, updateTime } from '@netloom/contract';
import type { Call } from '@netloom/contract';

/** How often a browser asks (specification, section 9: unread poll). */
const POLL_MILLISECONDS = 20_000;
const MEASURED_MILLISECONDS = 60_000;

const polled: { call: Call; query: string }[] = [
  { call: getUserInfo, query: '' },
  { call: updateTime, query: '' },
  { call: listRuns, query: '?deptId=1' },
];

/** Holds a stream for each token and lets each poll; answers the 99th percentile in milliseconds. */
export async function crowd(address: string, tokens: readonly string[]): Promise<number> {
  const leaving = new AbortController();
  for (const token of tokens) {
    const url = `${address}${getSseStream.base}${getSseStream.path}`;
    const response = await fetch(url, { headers: { token }, signal: leaving.signal });
    void drain(response).catch(() => undefined);
  }
  const times: number[] = [];
  const end = performance.now() + MEASURED_MILLISECONDS;
  await Promise.all(tokens.map((token, index) => poll(address, token, index / tokens.length, end, times)));
  leaving.abort();
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)]!;
}

async function drain(response: Response): Promise<void> {
  for await (const chunk of response.body!) void chunk;
}

async function poll(
  address: string,
  token: string,
  phase: number,
  end: number,
  times: number[],
): Promise<void> {
  await sleep(phase * POLL_MILLISECONDS);
  for (let turn = 0; performance.now() < end; turn += 1) {
    const { call, query } = polled[turn % polled.length]!;
    const start = performance.now();
    const response = await fetch(`${address}${call.base}${call.path}${query}`, {
      method: call.method,
      headers: { token },
    });
    const { code } = (await response.json()) as { code: number };
    if (code !== 200) throw new Error(`${call.path} answered ${code}`);
    times.push(performance.now() - start);
    await sleep(POLL_MILLISECONDS);
  }
}

/** Megabytes of memory that a process holds now (proc(5), VmRSS). */
export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}
