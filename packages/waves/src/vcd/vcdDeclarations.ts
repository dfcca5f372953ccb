import type { SignalForm } from '../fst/chain.ts';
import { realKinds } from '../fst/hierarchyNames.ts';
import { HierarchyBuilder } from '../hierarchyBuilder.ts';
import { WaveError } from '../waveError.ts';

const part = 'VCD declarations';
const secondsOf: Record<string, number> = { s: 0, ms: -3, us: -6, ns: -9, ps: -12, fs: -15 };
const encoder = new TextEncoder();
const widestVector = 1 << 24;

/** What precedes $enddefinitions: names, forms and the timescale (IEEE 1800-2017, 21.7.2.1). */
export class VcdDeclarations {
  readonly builder = new HierarchyBuilder();
  readonly forms: SignalForm[] = [];
  readonly events = new Set<number>();
  /** Signals by identifier code. */
  readonly codes = new Map<string, number>();
  timescale = -9;
  writer = '';
  date = '';

  /** Takes a declaration: its keyword without `$`, and the words up to `$end`. */
  declare(keyword: string, words: string[]): void {
    if (keyword === 'scope') this.builder.openScope(encoder.encode(words[1] ?? ''), words[0] ?? 'scope');
    else if (keyword === 'upscope') this.builder.closeScope();
    else if (keyword === 'var') this.variable(words);
    else if (keyword === 'timescale') this.timescale = exponentOf(words.join(''));
    else if (keyword === 'version') this.writer = words.join(' ');
    else if (keyword === 'date') this.date = words.join(' ');
  }

  private variable(words: string[]): void {
    const [kind = '', size = '', code, ...name] = words;
    const width = Number(size);
    if (
      code === undefined ||
      name.length === 0 ||
      !Number.isInteger(width) ||
      width < 0 ||
      width > widestVector
    ) {
      throw new WaveError(`broken variable "${words.join(' ')}"`, part);
    }
    const signal = this.codes.get(code) ?? this.newSignal(code, kind, width);
    const { kind: value, length } = this.forms[signal]!;
    const shown = value === 'bits' ? length : 0;
    this.builder.variable({
      name: encoder.encode(name.join(' ')),
      kind,
      direction: '',
      signal,
      width: shown,
      value,
    });
  }

  private newSignal(code: string, kind: string, width: number): number {
    const signal = this.forms.length;
    this.codes.set(code, signal);
    const form = realKinds.has(kind.replace('_', '-'))
      ? 'real'
      : kind === 'string' || width === 0
        ? 'text'
        : 'bits';
    this.forms.push({ kind: form, length: form === 'bits' ? width : 8, littleEndian: true });
    if (kind === 'event') this.events.add(signal);
    return signal;
  }
}

/** `10ns` is 10^-8 s. */
function exponentOf(text: string): number {
  const [, factor, unit] = /^(1|10|100)([munpf]?s)$/.exec(text) ?? [];
  if (factor === undefined || unit === undefined) throw new WaveError(`unknown timescale "${text}"`, part);
  return secondsOf[unit]! + factor.length - 1;
}
