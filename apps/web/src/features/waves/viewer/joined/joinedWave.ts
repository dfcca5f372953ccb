import type { SignalRef, WaveVariable } from '@netloom/waves';
import type { WaveData } from '../WaveData.ts';
import { clockOf } from './clock.ts';
import type { OtherDump } from './otherPath.ts';
import { otherDumpOf, readOtherPath } from './otherPath.ts';
import { otherWave } from './otherWave.ts';
import type { OtherWave } from './otherWave.ts';
import { dumpOfRef, outerVariable, ownRef } from './refs.ts';

const indexingMs = 400;

/** Gives an answer for each item, in order, with one question for all items of a kind. */
async function byKind<I, K, T>(
  items: readonly I[],
  kindOf: (item: I) => K,
  ask: (kind: K, some: I[]) => Promise<T[]>,
): Promise<T[]> {
  const kinds = [...new Set(items.map(kindOf))];
  const answers = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const some = items.filter((item) => kindOf(item) === kind);
        return [kind, (await ask(kind, some)).values()] as const;
      }),
    ),
  );
  return items.map((item) => answers.get(kindOf(item))!.next().value as T);
}

/**
 * A dump that also has signals of other dumps, by paths that tell where they lie (`otherPath`): such a dump is opened
 * when one of its signals is first looked up, and answers in times of the first. What is no question about a signal
 * goes to the first alone.
 */
export function joinedWave(first: WaveData, open: (place: OtherDump['place']) => WaveData): WaveData {
  /** Names of the others; the number of one is its place here, from 1 on. */
  const names: string[] = [];
  const opened = new Map<string, Promise<OtherWave>>();

  async function openOther(name: string): Promise<OtherWave> {
    const { place, offset } = otherDumpOf(name);
    const data = open(place);
    let info = await data.info();
    while (info.indexed < 1) {
      await new Promise((resolve) => setTimeout(resolve, indexingMs));
      info = await data.info();
    }
    return otherWave(data, clockOf((await first.info()).timescale, info.timescale, offset));
  }

  function other(name: string): Promise<OtherWave> {
    let found = opened.get(name);
    if (!found) {
      found = openOther(name);
      opened.set(name, found);
      found.catch(() => opened.delete(name));
    }
    return found;
  }

  async function waveOf(number: number): Promise<OtherWave> {
    return number === 0 ? first : other(names[number - 1]!);
  }

  const asked = async (ref: SignalRef) => [await waveOf(dumpOfRef(ref)), ownRef(ref)] as const;

  /** A dump that cannot be read has none of the signals. */
  async function lookupOther(name: string, texts: string[]): Promise<(WaveVariable | null)[]> {
    if (!names.includes(name)) names.push(name);
    const number = names.indexOf(name) + 1;
    try {
      const found = await (await other(name)).lookup(texts.map((text) => readOtherPath(text)!.path));
      return found.map((variable, i) => variable && outerVariable(variable, number, texts[i]!));
    } catch {
      return texts.map(() => null);
    }
  }

  /** Whether one of the others was written anew; it is opened again then. */
  async function isReplaced(): Promise<boolean> {
    const states = await Promise.all(
      [...opened].map(async ([name, wave]) => {
        const state = await wave.then((one) => one.refresh()).catch(() => 'same' as const);
        return state === 'replaced' && opened.delete(name);
      }),
    );
    return states.includes(true);
  }

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
        (name, some) => (name === undefined ? first.lookup(some) : lookupOther(name, some)),
      ),
    window: ({ signals, ...query }, abort) =>
      byKind(signals, dumpOfRef, async (number, refs) =>
        (await waveOf(number)).window({ ...query, signals: refs.map(ownRef) }, abort),
      ),
    values: (signals, time, abort) =>
      byKind(signals, dumpOfRef, async (number, refs) =>
        (await waveOf(number)).values(refs.map(ownRef), time, abort),
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
      const [state, replaced] = await Promise.all([first.refresh(), isReplaced()]);
      return replaced ? 'replaced' : state;
    },
  };
}
