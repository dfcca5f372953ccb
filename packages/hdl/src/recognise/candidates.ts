import type { IpPort } from '@netloom/model';
import type { ProtocolPattern, SignalPattern } from './protocols.ts';

/** A port that may be a signal of an interface: what its name has beside the signal's. */
export interface Candidate {
  port: IpPort;
  signal: SignalPattern;
  /** Rank of the spelling; lower ones are surer. */
  rank: number;
  /** Name of the interface that it would belong to, in the port's own case. */
  group: string;
}

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  in: ['i', 'in'],
  out: ['o', 'out'],
  inout: [],
};

/** Words of a signal's name: `a_user_cmd_intg` of TL-UL. */
const LONGEST = 4;

/** A port's name as `group_signal`, `signal_group` or `group_signal_group`. */
export interface Reading {
  port: IpPort;
  /** In small letters, as spellings are. */
  signal: string;
  group: string;
}

export function readingsOf(port: IpPort): Reading[] {
  return wordsOf(port).flatMap((words) => {
    const found: Reading[] = [];
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + LONGEST); to++) {
        const outside = [...words.slice(0, from), ...words.slice(to)];
        found.push(reading(port, words.slice(from, to).join('_'), outside));
      }
    }
    return found;
  });
}

export function candidatesOf(
  { port, signal: text, group }: Reading,
  spellings: ReadonlyMap<string, Spelling[]>,
): Candidate[] {
  return (spellings.get(text) ?? []).map(({ signal, rank }) => ({ port, signal, rank, group }));
}

export interface Spelling {
  signal: SignalPattern;
  rank: number;
}

export function spellingsOf({ signals }: ProtocolPattern): Map<string, Spelling[]> {
  const spellings = new Map<string, Spelling[]>();
  for (const signal of signals) {
    signal.spellings.forEach((text, rank) =>
      spellings.set(text, [...(spellings.get(text) ?? []), { signal, rank }]),
    );
  }
  return spellings;
}

/** A number at the end, as in `psel0`, belongs to the interface's name. */
function reading(port: IpPort, text: string, outside: string[]): Reading {
  const [, stem = text, digits = ''] = /^(.*?[a-z_])(\d*)$/i.exec(text) ?? [];
  const group = [...outside, ...(digits ? [digits] : [])].join('_');
  return { port, signal: stem.toLowerCase(), group };
}

/** The words of a name, whole and without the marks of direction that it may have at its ends. */
function wordsOf({ name, direction }: IpPort): string[][] {
  const words = name.split('_').filter((word) => word !== '');
  const marks = ENDINGS[direction]!;
  const isMark = (word: string | undefined) => word !== undefined && marks.includes(word.toLowerCase());
  const readings = [words];
  if (words.length > 1 && isMark(words.at(-1))) readings.push(words.slice(0, -1));
  if (words.length > 1 && isMark(words[0])) readings.push(words.slice(1));
  return readings;
}
