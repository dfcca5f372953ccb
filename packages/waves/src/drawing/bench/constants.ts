import type { Diagnostic } from '@netloom/model';
import { isHexLane, literal, numberIn } from './labels.ts';
import { say } from '../wording/sentences.ts';

/** A word of the drawing that stands for a value. */
export interface Constant {
  name: string;
  label: string;
  width: number;
  value: bigint;
}

/** Gives each word that labels data a parameter of its width: what the bench drives under a word it also expects under it. */
export class Constants {
  readonly list: Constant[] = [];
  readonly diagnostics: Diagnostic[] = [];
  private readonly taken: Set<string>;

  constructor(taken: Iterable<string>) {
    this.taken = new Set(taken);
  }

  /** The expression for a label; null for an empty one. */
  expression(label: string, width: number, labels: readonly string[]): string | null {
    if (label.trim() === '') return null;
    const number = numberIn(label, isHexLane(labels, width));
    if (number === null) return this.named(label.trim(), width).name;
    if (number >= 1n << BigInt(width)) {
      const said = say('BENCH-LABEL/wide', { label, bits: width });
      this.diagnostics.push({ code: 'BENCH-LABEL', severity: 'error', ...said });
    }
    return literal(number, width);
  }

  private named(label: string, width: number): Constant {
    const known = this.list.find((constant) => constant.label === label && constant.width === width);
    if (known !== undefined) return known;
    const before = this.list.filter((constant) => constant.width === width).length;
    const value = BigInt.asUintN(width, BigInt(before + 1));
    if (this.list.some((constant) => constant.width === width && constant.value === value)) {
      const said = say('BENCH-LABEL/same', { label, bits: width });
      this.diagnostics.push({ code: 'BENCH-LABEL', severity: 'warning', ...said });
    }
    const constant = { name: this.freeName(label, width), label, width, value };
    this.taken.add(constant.name);
    this.list.push(constant);
    return constant;
  }

  /** In capitals, as no keyword is. */
  private freeName(label: string, width: number): string {
    const plain =
      label
        .replace(/\W+/g, '_')
        .replace(/^_+|_+$/g, '')
        .toUpperCase() || 'VALUE';
    const base = /^\d/.test(plain) ? `V_${plain}` : plain;
    if (!this.taken.has(base)) return base;
    let name = `${base}_${width}`;
    for (let count = 2; this.taken.has(name); count += 1) name = `${base}_${width}_${count}`;
    return name;
  }
}
