import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds since the start of the machine, of all processors together. */
export interface CpuTimes {
  busy: number;
  all: number;
}

export function shareOf(before: CpuTimes, after: CpuTimes): number {
  const all = after.all - before.all;
  return all > 0 ? Math.min(1, Math.max(0, (after.busy - before.busy) / all)) : 0;
}

const SHORTEST_MILLISECONDS = 500;
const LONGEST_MILLISECONDS = 15_000;

/** How busy the processors are: the share of their time since the last question, if that was asked lately. */
export class CpuUse {
  private sample = { times: cpuTimes(), at: performance.now() };
  private share = 0;
  private asked = false;

  async used(): Promise<number> {
    const age = performance.now() - this.sample.at;
    if (!this.asked || age > LONGEST_MILLISECONDS) await this.startAnew();
    else if (age < SHORTEST_MILLISECONDS) return this.share;
    const times = cpuTimes();
    this.share = shareOf(this.sample.times, times);
    this.sample = { times, at: performance.now() };
    this.asked = true;
    return this.share;
  }

  private async startAnew(): Promise<void> {
    this.sample = { times: cpuTimes(), at: performance.now() };
    await sleep(SHORTEST_MILLISECONDS);
  }
}

function cpuTimes(): CpuTimes {
  const sum = (times: number[]) => times.reduce((total, each) => total + each, 0);
  const each = cpus().map(({ times }) => ({ all: sum(Object.values(times)), idle: times.idle }));
  const all = sum(each.map((one) => one.all));
  return { busy: all - sum(each.map(({ idle }) => idle)), all };
}
