import { WaveError } from '../waveError.ts';
import { ChainWriter } from './chainWriter.ts';
import type { VcdDeclarations } from './vcdDeclarations.ts';

const part = 'VCD values';
const states = '01xzhuwl-?';

/** What follows $enddefinitions: times and value changes, word by word (IEEE 1800-2017, 21.7.2.2 and 21.7.2.3). */
export class VcdChanges {
  readonly times: number[] = [];
  readonly blackouts: { from: number; to: number }[] = [];
  readonly chains: ChainWriter[];
  private readonly declarations: VcdDeclarations;
  /** A vector, real or string value that waits for its identifier code. */
  private pending: string | undefined;
  private inComment = false;
  private offSince: number | undefined;

  constructor(declarations: VcdDeclarations) {
    this.declarations = declarations;
    this.chains = declarations.forms.map(() => new ChainWriter());
  }

  private get time(): number {
    return this.times.at(-1) ?? 0;
  }

  word(word: string): void {
    const first = word[0]!;
    if (this.inComment) this.inComment = word !== '$end';
    else if (this.pending !== undefined) this.wide(this.pending, word);
    else if (first === '#') this.setTime(word);
    else if ('bBrRsS'.includes(first)) this.pending = word;
    else if (first === '$') this.command(word);
    else this.scalar(first.toLowerCase(), word);
  }

  private setTime(word: string): void {
    const time = Number(word.slice(1));
    if (!Number.isSafeInteger(time)) this.fail(`"${word}" is no time`);
    if (this.times.length > 0 && time < this.time) this.fail(`time goes back to ${time}`);
    if (time !== this.times.at(-1)) this.times.push(time);
  }

  private command(word: string): void {
    if (word === '$comment') this.inComment = true;
    if (word === '$dumpoff') this.offSince = this.time;
    if (word === '$dumpon' && this.offSince !== undefined) {
      this.blackouts.push({ from: this.offSince, to: this.time });
      this.offSince = undefined;
    }
  }

  private signalOf(code: string): number {
    return this.declarations.codes.get(code) ?? this.fail(`undeclared identifier code "${code}"`);
  }

  /** Place of the current time in the table; values before the first time belong to 0. */
  private tick(): number {
    if (this.times.length === 0) this.times.push(0);
    return this.times.length - 1;
  }

  private scalar(state: string, word: string): void {
    if (!states.includes(state)) this.fail(`"${word}" is no value change`);
    this.change(this.signalOf(word.slice(1)), state);
  }

  private wide(value: string, code: string): void {
    this.pending = undefined;
    const signal = this.signalOf(code);
    const { kind } = this.declarations.forms[signal]!;
    const text = value.slice(1);
    if (kind === 'real') this.chains[signal]!.real(this.tick(), Number(text));
    else if (kind === 'text') this.chains[signal]!.text(this.tick(), unescape(text));
    else this.change(signal, text.toLowerCase());
  }

  private change(signal: number, bits: string): void {
    const { kind, length } = this.declarations.forms[signal]!;
    if (kind !== 'bits') this.fail(`the bit value "${bits}" for a ${kind}`);
    if (length === 1) this.chains[signal]!.bit(this.tick(), bits.at(-1) ?? 'x');
    else this.chains[signal]!.bits(this.tick(), extended(bits, length));
  }

  private fail(reason: string): never {
    throw new WaveError(`${reason} (after time ${this.time})`, part);
  }

  /** Closes what is still open at the end of the file. */
  finish(): void {
    if (this.offSince !== undefined) this.blackouts.push({ from: this.offSince, to: this.time });
  }
}

/** Short vectors are filled up on the left: with 0 after 0 or 1, else with the leftmost state. */
function extended(bits: string, width: number): string {
  const first = bits[0] ?? 'x';
  return bits.padStart(width, first === '1' ? '0' : first).slice(-width);
}

/** Strings carry C octal escapes for blanks. */
function unescape(text: string): string {
  return text.replace(/\\(?:([0-7]{3})|(.))/g, (_, octal: string | undefined, plain: string) =>
    octal ? String.fromCharCode(parseInt(octal, 8)) : plain,
  );
}
