import { readEvents } from '@netloom/executor';
import type { RunEvent, RunMetric, StepUsage } from '@netloom/model';
import { togetherTook } from '../togetherTook.ts';
import type { RecordedEnd } from './repository.ts';

/** What the row of a run keeps of its event log; undefined until the run has ended. */
export async function readEnd(folder: string): Promise<RecordedEnd | undefined> {
  const ending = new Ending();
  for (let offset = 0; ;) {
    const { events, nextOffset } = await readEvents(folder, offset);
    for (const event of events) ending.take(event);
    if (nextOffset === offset) return ending.end;
    offset = nextOffset;
  }
}

class Ending {
  private readonly metrics = new Map<string, RunMetric>();
  private stepSeconds: Record<string, number> = {};
  private readonly cached = new Set<string>();
  private seconds = 0;
  private readonly usage: StepUsage[] = [];
  private startTime: Date | undefined;
  end: RecordedEnd | undefined;

  take(event: RunEvent): void {
    if (event.type === 'started') {
      this.startTime = new Date(event.time);
    } else if (event.type === 'requeued') {
      // What the attempt that broke off said is void; the machine's time it took.
      this.metrics.clear();
      this.cached.clear();
      this.stepSeconds = {};
    } else if (event.type === 'metric') {
      const { name, value, unit, offset } = event;
      this.metrics.set(name, { name, value, unit, ...(offset !== undefined && { offset }) });
    } else if (event.type === 'step-cached') {
      this.cached.add(event.step);
    } else if (event.type === 'step-finished') {
      const { step, seconds, exitCode, usage } = event;
      this.seconds += seconds;
      if (usage) this.usage.push(usage);
      // What came from the cache says nothing of how long the step takes.
      if (exitCode === 0 && !this.cached.has(step)) this.stepSeconds[step] = seconds;
    } else if (event.type === 'finished') {
      const { verdict, reason, cause, time } = event;
      const { stepSeconds, seconds, startTime } = this;
      const metrics = [...this.metrics.values()];
      const times = { ...(startTime && { startTime }), finishTime: new Date(time) };
      const said = { verdict, reason, ...(cause && { cause }) };
      this.end = { ...said, ...times, metrics, stepSeconds, seconds, ...togetherTook(this.usage) };
    }
  }
}
