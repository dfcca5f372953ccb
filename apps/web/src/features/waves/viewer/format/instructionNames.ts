import { disassemble } from '@netloom/core';
import { disassembler, insnKind } from '@netloom/instructions';
import type { InstructionText } from './instructionTexts.ts';

/** Somewhere else: a text that differs there holds a target. */
const ELSEWHERE = 0x10_0000;

/** A dump of words says nothing of where they lie: targets are shown from the instruction on. */
function withoutPlace(word: number): string {
  const text = disassemble(word, 0);
  if (text === disassemble(word, ELSEWHERE)) return text;
  const target = /[0-9a-f]+$/.exec(text)![0];
  const offset = Number.parseInt(target, 16) | 0;
  return `${text.slice(0, -target.length)}.${offset < 0 ? '-' : '+'}${Math.abs(offset)}`;
}

/** Texts with the names of these definitions; a word that several have is shown by all of them. */
export function instructionNames(texts: readonly string[]): InstructionText {
  const each = texts.flatMap((text) => {
    const { document } = insnKind.read(text, '');
    return document ? [disassembler([document])] : [];
  });
  return (word) => {
    const named = (word & 3) === 3 ? each.flatMap((nameOf) => nameOf(word) ?? []) : [];
    return named.length > 0 ? [...new Set(named)].join(' | ') : withoutPlace(word);
  };
}
