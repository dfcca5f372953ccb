import { execFileSync } from 'node:child_process';
import type { Retired } from '../../src/lockstep/index.ts';

/** A function while it is executed, by what the RVFI port showed: `begin` and `end` count instructions. */
export interface Shown {
  name: string;
  depth: number;
  begin: number;
  end: number;
  entry: 'call' | 'tail' | 'exception' | 'interrupt' | 'unknown';
}

/** What binutils say of a program. */
export interface Binary {
  functionAt: (pc: number) => string;
  isStart: (pc: number) => boolean;
  /** objdump's mnemonic. */
  mnemonic: ReadonlyMap<number, string>;
}

const tool = (name: string, ...args: string[]) =>
  execFileSync(`riscv64-unknown-elf-${name}`, args, { encoding: 'utf8' });

/** Functions as the sources have them, of which assembler says no more than the label. */
export function readBinary(elf: string, functions: readonly string[]): Binary {
  const starts = tool('nm', '-n', elf)
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, , name]) => functions.includes(name ?? ''))
    .map(([address, , name]) => ({ address: Number.parseInt(address!, 16), name: name! }));
  const mnemonic = new Map<number, string>();
  for (const line of tool('objdump', '-d', '-M', 'no-aliases', elf).split('\n')) {
    const [, address, name] = /^ *([0-9a-f]{8}):\t[0-9a-f]+ +\t(\S+)/.exec(line) ?? [];
    if (address) mnemonic.set(Number.parseInt(address, 16), name!);
  }
  return {
    functionAt: (pc) => starts.findLast(({ address }) => address <= pc)?.name ?? '?',
    isStart: (pc) => starts.some(({ address }) => address === pc),
    mnemonic,
  };
}

const isLink = (register: number) => register === 1 || register === 5;
const lengthOf = ({ instruction }: Retired) => ((instruction & 3) === 3 ? 4 : 2);

/**
 * Functions by the values of the run: a call writes the address behind it, and a return goes to one that was written.
 * Nothing here reads a jump's registers as an encoding has them.
 */
export function shownCalls(records: readonly Retired[], { functionAt, isStart, mnemonic }: Binary): Shown[] {
  const all: Shown[] = [];
  const stack: { shown: Shown; returns: number }[] = [];
  let count = 0;
  let trap = false;
  const open = (pc: number, entry: Shown['entry'], returns: number) => {
    const shown = { name: functionAt(pc), depth: stack.length, begin: count, end: count, entry };
    stack.push({ shown, returns });
    all.push(shown);
  };
  const close = () => {
    stack.pop()!.shown.end = count;
  };
  for (const [index, record] of records.entries()) {
    if (index === 0) open(record.pc, 'unknown', -1);
    if (record.interrupt) open(record.pc, 'interrupt', -1);
    else if (trap) open(record.pc, 'exception', -1);
    trap = record.trap;
    if (trap) continue;
    count++;
    const { rd, rdValue, pc, nextPc } = record;
    const behind = pc + lengthOf(record);
    const top = stack.at(-1)!;
    const next = records[index + 1];
    const name = mnemonic.get(pc) ?? '';
    if (isLink(rd) && rdValue === behind && name.includes('j') && nextPc !== behind)
      open(nextPc, 'call', behind);
    else if (name === 'mret')
      while (stack.length > 0 && stack.at(-1)!.shown.entry !== 'unknown') {
        const { entry } = stack.at(-1)!.shown;
        close();
        if (entry === 'interrupt' || entry === 'exception') break;
      }
    else if (name.includes('j') && nextPc === top.returns) close();
    else if (
      (nextPc !== behind || name.includes('j')) &&
      functionAt(nextPc) !== top.shown.name &&
      isStart(nextPc)
    ) {
      close();
      open(nextPc, 'tail', top.returns);
    }
    if (!next) while (stack.length > 0) close();
  }
  return all;
}
