import type { Dice } from '../../../model/test/dice.ts';

export interface Mutant {
  what: string;
  text: string;
}

const PIN = /^( +\.\w+ +)\((.*?)( *)\)(,?)$/;

/** A top with one fault in its wiring, of the given kind; undefined where it has no place for one. */
export function mutantOf(text: string, kind: number, dice: Dice): Mutant | undefined {
  const lines = text.split('\n');
  // Settings of parameters have the same form; what is a pin comes behind the name of the instance.
  const pins = lines.flatMap((line, at) =>
    PIN.test(line) && /[a-z]/.test(value(line)) && !/^\s+\.[A-Z_]+ /.test(line) ? [at] : [],
  );
  const place = (wanted: (line: string) => boolean) => {
    const all = pins.filter((at) => wanted(lines[at]!));
    return all[dice.below(Math.max(1, all.length))];
  };
  const [what, change] = KINDS[kind % KINDS.length]!;
  const at = place((line) => change(line, lines, pins, dice) !== undefined);
  if (at === undefined) return undefined;
  const changed = [...lines];
  changed[at] = change(lines[at]!, lines, pins, dice)!;
  const result = changed.join('\n');
  return result === text ? undefined : { what: `${what}: ${changed[at].trim()}`, text: result };
}

const value = (line: string) => PIN.exec(line)?.[2]?.trim() ?? '';
const withValue = (line: string, text: string) =>
  line.replace(PIN, (_all, head, _old, _gap, comma) => `${head}(${text})${comma}`);
const isInput = (line: string) =>
  !/_(o|out)\b/.test(line) &&
  !/^\s+\.(y|z|q|irq|wrap|value|count|sense|halted)\s/.test(line) &&
  // What a manager drives.
  !/^\s+\.m_(\w+_)?(penable|psel|pwrite|arvalid|awvalid|bready|rready)\s/.test(line);

type Change = (line: string, lines: string[], pins: number[], dice: Dice) => string | undefined;
const KINDS: readonly [string, Change][] = [
  [
    'the next bits',
    (line) => {
      const match = /^(\w+)\[(\d+)\]$/.exec(value(line));
      return match ? withValue(line, `${match[1]}[${Number(match[2]) ^ 1}]`) : undefined;
    },
  ],
  [
    'an open input',
    (line) =>
      isInput(line) && /^\s+\.(enable|b|irq|s_psel|s_awvalid|m_awready|start)\s/.test(line)
        ? withValue(line, '')
        : undefined,
  ],
  [
    'a constant for a wire',
    (line) =>
      /^\s+\.(clk|rst_n|rst|enable|s_psel|s_penable|m_rvalid|m_bvalid)\s/.test(line)
        ? withValue(line, "1'b1")
        : undefined,
  ],
  ['another reset', (line) => (/^\s+\.rst_n\s/.test(line) ? withValue(line, 'rst') : undefined)],
  [
    'bits in another order',
    (line) => {
      const match = /^\{([^{},]+), ([^{},]+)(.*)\}$/.exec(value(line));
      return match && match[1] !== match[2]
        ? withValue(line, `{${match[2]}, ${match[1]}${match[3]}}`)
        : undefined;
    },
  ],
  [
    'the wire of another port',
    (line) => {
      const match = /^(\w+_)(penable|psel|pwrite|arvalid|awvalid|bready|rready)$/.exec(value(line));
      const other: Record<string, string> = {
        penable: 'psel',
        psel: 'penable',
        pwrite: 'psel',
        arvalid: 'awvalid',
        awvalid: 'arvalid',
        bready: 'rready',
        rready: 'bready',
      };
      return match && isInput(line) ? withValue(line, `${match[1]}${other[match[2]!]}`) : undefined;
    },
  ],
  [
    'another number',
    (line) => {
      const match = /^(.*)4'b([01]{4})(.*)$/.exec(value(line));
      return match && isInput(line)
        ? withValue(line, `${match[1]}4'b${match[2] === '0101' ? '1010' : '0101'}${match[3]}`)
        : undefined;
    },
  ],
];
