import { WaveError } from '../waveError.ts';
import type { SearchControl } from '../waveTypes.ts';
import type { WaveCalls } from './calls.ts';
import type { Answer, CallName, Failure } from './messages.ts';
import type { Port } from './port.ts';
import type { RemoteWave } from './remoteTypes.ts';

interface Waiting {
  resolve: (result: never) => void;
  reject: (reason: unknown) => void;
  progress?: SearchControl['progress'];
}

/** A dump at a port's other end, where `serveWave` answers. */
export interface PortWave extends RemoteWave {
  /** Every question that waits or comes ends with this: the other end is gone. */
  fail(reason: Error): void;
}

/** @param end ends the other side */
export function remoteWave(port: Port, end: () => void): PortWave {
  const { ask, fail } = asker(port);
  return {
    info: () => ask('info', []),
    children: (...args) => ask('children', args),
    search: (text, limit, signal) => ask('search', [text, limit], { signal }),
    lookup: (paths) => ask('lookup', [paths]),
    window: (query, signal) => ask('window', [query], { signal }),
    values: (signals, time, signal) => ask('values', [signals, time], { signal }),
    edge: (of, time, direction, signal) => ask('edge', [of, time, direction], { signal }),
    find: (of, condition, time, direction, signal) =>
      ask('find', [of, condition, time, direction], { signal }),
    findAll: (query, control) => ask('findAll', [query], control),
    statistics: (of, from, to, signal) => ask('statistics', [of, from, to], { signal }),
    changes: (of, from, to, limit, signal) => ask('changes', [of, from, to, limit], { signal }),
    decode: (setup, query, signal) => ask('decode', [setup, query], { signal }),
    refresh: () => ask('refresh', []),
    close() {
      fail(new Error('the dump is closed'));
      end();
    },
    fail,
  };
}

function asker(port: Port) {
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let gone: Error | undefined;

  port.receive((message) => {
    const answer = message as Answer;
    const asked = waiting.get(answer.id);
    if (!asked) return;
    if ('searched' in answer) return asked.progress?.(answer.searched, answer.found);
    waiting.delete(answer.id);
    if ('failure' in answer) asked.reject(errorOf(answer.failure));
    else asked.resolve(answer.result as never);
  });

  function ask<C extends CallName>(
    call: C,
    args: Parameters<WaveCalls[C]>,
    { signal, progress }: SearchControl = {},
  ): Promise<Awaited<ReturnType<WaveCalls[C]>>> {
    if (gone) return Promise.reject(gone);
    const id = next++;
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      waiting.set(id, { resolve, reject, progress });
      signal?.addEventListener('abort', () => {
        if (!waiting.delete(id)) return;
        port.send({ withdraw: id });
        reject(signal.reason as Error);
      });
      port.send({ id, call, args });
    });
  }

  function fail(reason: Error): void {
    gone ??= reason;
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
  }

  return { ask, fail };
}

function errorOf({ name, message, reason, part, offset }: Failure): Error {
  if (reason !== undefined && part !== undefined) return new WaveError(reason, part, offset);
  return Object.assign(new Error(message), { name });
}
