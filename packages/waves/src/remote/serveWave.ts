import { WaveError } from '../waveError.ts';
import type { WaveFile } from '../waveTypes.ts';
import { callsOf } from './calls.ts';
import type { Answer, Failure, Question, Withdrawal } from './messages.ts';
import type { Port } from './port.ts';

/** Answers questions about a dump that come through a port; a dump that cannot be opened answers each with the reason. */
export function serveWave(port: Port, opening: Promise<WaveFile>): void {
  const stops = new Map<number, AbortController>();
  opening.catch(() => undefined);
  port.receive((message) => {
    const asked = message as Question | Withdrawal;
    if ('withdraw' in asked) stops.get(asked.withdraw)?.abort();
    else void answer(asked);
  });

  async function answer({ id, call, args }: Question): Promise<void> {
    const stop = new AbortController();
    stops.set(id, stop);
    const send = (reply: Answer) => port.send(reply);
    try {
      const wave = await opening;
      const progress = (searched: number, found: Extract<Answer, { searched: number }>['found']) =>
        send({ id, searched, found });
      const ask = callsOf(wave, { signal: stop.signal, progress })[call] as (...args: unknown[]) => unknown;
      send({ id, result: await ask(...args) });
    } catch (error) {
      send({ id, failure: failureOf(error) });
    }
    stops.delete(id);
  }
}

function failureOf(error: unknown): Failure {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (!(error instanceof WaveError)) return { name, message };
  const { reason, part, offset } = error;
  return { name, message, reason, part, offset };
}
