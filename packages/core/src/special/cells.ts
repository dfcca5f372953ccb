/** Lists as they stand in a cell: words apart by spaces or commas. Numbers are decimal, or hexadecimal after 0x. */

/** What a cell says, or the first word that it cannot say. */
export type Parsed<T> = { items: T[] } | { wrong: string };

export interface TimedInterrupt {
  line: 'software' | 'timer' | 'external';
  cycle: number;
}

export interface BusFault {
  access: 'data' | 'fetch';
  first: number;
  /** The last address. */
  last: number;
  times: number;
}

export interface Assigned {
  /** An address, or the number of a register. */
  at: number;
  value: number;
}

const MOST = 64;
const NUMBER = String.raw`0x[0-9a-fA-F]{1,8}|\d{1,10}`;
const WORD = 0xffff_ffff;

const words = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');

function list<T>(texts: readonly string[], read: (text: string) => T | undefined): Parsed<T> {
  const items: T[] = [];
  for (const text of texts) {
    const item = read(text);
    if (item === undefined || items.length === MOST) return { wrong: text };
    items.push(item);
  }
  return { items };
}

const numberOf = (text: string): number | undefined => {
  const value = Number(text);
  return new RegExp(`^(?:${NUMBER})$`).test(text) && value <= WORD ? value : undefined;
};

export const readNumbers = (text = ''): Parsed<number> => list(words(text), numberOf);

const LINES = ['software', 'timer', 'external'] as const;

export const readInterrupts = (text = ''): Parsed<TimedInterrupt> =>
  list(words(text), (word) => {
    const [name, at = '', ...rest] = word.split('@');
    const line = LINES.find((each) => each === name);
    const cycle = /^\d{1,7}$/.test(at) ? Number(at) : undefined;
    return line === undefined || cycle === undefined || rest.length > 0 ? undefined : { line, cycle };
  });

const assigned =
  (place: (text: string) => number | undefined) =>
  (word: string): Assigned | undefined => {
    const [left = '', right = '', ...rest] = word.split('=');
    const [at, value] = [place(left), numberOf(right)];
    return at === undefined || value === undefined || rest.length > 0 ? undefined : { at, value };
  };

/** Words of memory, at addresses that are multiples of four. */
export const readMemory = (text = ''): Parsed<Assigned> =>
  list(
    words(text),
    assigned((left) => {
      const at = numberOf(left);
      return at !== undefined && at % 4 === 0 ? at : undefined;
    }),
  );

const REGISTER = /^x([1-9]|[12]\d|3[01])$/;

export const readRegisters = (text = ''): Parsed<Assigned> =>
  list(
    words(text),
    assigned((left) => {
      const number = REGISTER.exec(left)?.[1];
      return number === undefined ? undefined : Number(number);
    }),
  );

const FAULT = new RegExp(String.raw`^(data|fetch) +(${NUMBER})(?:\+(${NUMBER}))?(?: +x(\d{1,4}))?$`);

/** Faults are apart by commas or semicolons, since each has spaces in it. */
export const readFaults = (text = ''): Parsed<BusFault> =>
  list(
    text
      .split(/[,;]/)
      .map((each) => each.trim().replaceAll(/\s+/g, ' '))
      .filter((each) => each !== ''),
    (each) => {
      const [, access, address = '', size = '4', times = '1'] = FAULT.exec(each) ?? [];
      const [first, bytes] = [numberOf(address), numberOf(size)];
      if (access === undefined || first === undefined || !bytes) return undefined;
      return { access: access as BusFault['access'], first, last: first + bytes - 1, times: Number(times) };
    },
  );

/** The items of a cell that was checked before. */
export const itemsOf = <T>(parsed: Parsed<T>): T[] => ('items' in parsed ? parsed.items : []);
