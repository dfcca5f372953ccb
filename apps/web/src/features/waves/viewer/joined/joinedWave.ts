import type { SignalRef } from '@netloom/waves';
import type { WaveData } from '../WaveData.ts';
import { byKind } from './byKind.ts';
import { JoinedDumps } from './JoinedDumps.ts';
import { readOtherPath } from './otherPath.ts';
import type { OtherDump } from './otherPath.ts';
import { dumpOfRef, ownRef } from './refs.ts';

/**
 * A dump that also has signals of other dumps, by paths that tell where they lie (`otherPath`): such a dump is opened
 * when one of its signals is first looked up, and answers in times of the first. What is no question about a signal
 * goes to the first alone.
 */
export function joinedWave(first: WaveData, open: (place: OtherDump['place']) => WaveData): WaveData {
  const dumps = new JoinedDumps(first, open);
  const asked = async (ref: SignalRef) => [await dumps.numbered(dumpOfRef(ref)), ownRef(ref)] as const;

  return {
    info: () => first.info(),
    children: (scope, offset, limit) => first.children(scope, offset, limit),
    search: (text, limit, abort) => first.search(text, limit, abort),
    findAll: (query, control) => first.findAll(query, control),
    decode: (setup, query, abort) => first.decode(setup, query, abort),
    close: () => first.close(),
    lookup: (paths) =>
      byKind(
        paths,
        (path) => readOtherPath(path)?.dump,
        (name, some) => (name === undefined ? first.lookup(some) : dumps.lookup(name, some)),
      ),
    window: ({ signals, ...query }, abort) =>
      byKind(signals, dumpOfRef, async (number, refs) =>
        (await dumps.numbered(number)).window({ ...query, signals: refs.map(ownRef) }, abort),
      ),
    values: (signals, time, abort) =>
      byKind(signals, dumpOfRef, async (number, refs) =>
        (await dumps.numbered(number)).values(refs.map(ownRef), time, abort),
      ),
    async edge(signal, ...rest) {
      const [wave, ref] = await asked(signal);
      return wave.edge(ref, ...rest);
    },
    async find(signal, ...rest) {
      const [wave, ref] = await asked(signal);
      return wave.find(ref, ...rest);
    },
    async statistics(signal, ...rest) {
      const [wave, ref] = await asked(signal);
      return wave.statistics(ref, ...rest);
    },
    async changes(signal, ...rest) {
      const [wave, ref] = await asked(signal);
      return wave.changes(ref, ...rest);
    },
    async refresh() {
      const [state, replaced] = await Promise.all([first.refresh(), dumps.isReplaced()]);
      return replaced ? 'replaced' : state;
    },
  };
}
