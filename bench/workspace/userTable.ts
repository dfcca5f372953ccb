import { findByPage } from '@netloom/contract';
import type { BodyOf } from '@netloom/contract';
import type { ServerClient } from '../server/client.ts';

const TIMES = 5;

/** Pages near the beginning, in the middle and at the end, and texts that many, few, one and none have. */
const questions: BodyOf<typeof findByPage>[] = [
  {},
  { page: 2500 },
  { page: 5000 },
  { page: 5000, sort: 'createTime', descending: true },
  { search: 'ser5' },
  { search: 'user99999' },
  { search: 'xyzzy' },
  { search: 'a1', page: 3 },
  { search: 'example', page: 2000 },
];

/** Milliseconds of the slowest question, each as the median of a few times, and which it is. */
export async function slowestQuestion(client: ServerClient): Promise<{ milliseconds: number; note: string }> {
  let slowest = { milliseconds: 0, note: '' };
  for (const body of questions) {
    const times: number[] = [];
    for (let turn = 0; turn < TIMES; turn += 1) {
      const start = performance.now();
      await client.call(findByPage, { body });
      times.push(performance.now() - start);
    }
    const milliseconds = times.sort((a, b) => a - b)[Math.floor(TIMES / 2)]!;
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, note: JSON.stringify(body) };
  }
  return slowest;
}
