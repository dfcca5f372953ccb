import { writeFile } from 'node:fs/promises';
import type { Choice, DocumentConflict, DocumentKind } from '@netloom/model';
import { Failure, WrongUse } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { partText, shown } from './changeLines.ts';
import { kindAt } from './kindAt.ts';
import { markConflicts } from './markConflicts.ts';
import { documentOf, textOf } from './versions.ts';

interface MergeOptions {
  /** Path of the document, where the three files are copies under other names. */
  path?: string | undefined;
  output?: string | undefined;
  choose: readonly string[];
}

/** Versions of a document by the side they are of; without a base both sides made it anew. */
interface Sides {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** `netloom merge <base> <mine> <theirs>`: exit code 0 merged, 1 with conflicts, 2 where a side cannot be read. */
export async function mergeCommand(files: readonly string[], options: MergeOptions): Promise<Outcome> {
  const path = options.path ?? files[1]!;
  const kind = await kindAt(path);
  const texts = await Promise.all(files.map(textOf));
  refuseComments(kind, texts, path);
  const [base, mine, theirs] = texts.map((text) => (text === '' ? undefined : documentOf(kind, text, path)));
  if (mine === undefined || theirs === undefined) throw new Failure(`${path}: an empty side`, 2);
  const sides = { base, mine, theirs };
  const choices = choicesOf(options.choose);
  const { document, conflicts } = kind.merge(base, mine, theirs, choices);
  refuseUnknown(kind, sides, choices);
  const text = conflicts.length === 0 ? kind.write(document) : marked(kind, sides, { choices, conflicts });
  if (options.output !== undefined) await writeFile(options.output, text);
  return {
    text: options.output === undefined ? text.trimEnd() : summary(path, conflicts),
    result: { conflicts, text },
    failed: conflicts.length > 0,
  };
}

/** A canonical text has no comments: a merge by meaning would lose them. */
function refuseComments(kind: DocumentKind, texts: readonly string[], path: string): void {
  if (texts.every((text) => text === '' || kind.saysAll?.(text) !== false)) return;
  throw new Failure(`${path}: has comments, which a merge by meaning would lose; merge it as text`, 2);
}

function choicesOf(words: readonly string[]): Record<string, Choice> {
  return Object.fromEntries(
    words.map((word) => {
      const [, pointer, choice] = /^(.*)=(mine|theirs)$/.exec(word) ?? [];
      if (pointer === undefined)
        throw new WrongUse(`--choose: "${word}" is not <pointer>=mine or <pointer>=theirs`);
      return [pointer, choice as Choice];
    }),
  );
}

/** A choice for what is no conflict is a mistake that would go unseen. */
function refuseUnknown(
  kind: DocumentKind,
  { base, mine, theirs }: Sides,
  choices: Readonly<Record<string, Choice>>,
): void {
  const { conflicts } = kind.merge(base, mine, theirs);
  const known = new Set(conflicts.map(({ pointer }) => pointer));
  const unknown = Object.keys(choices).find((pointer) => !known.has(pointer));
  if (unknown === undefined) return;
  const list = known.size === 0 ? 'there is none' : [...known].join(', ');
  throw new WrongUse(`--choose: "${unknown}" is no conflict; ${list}`);
}

/** All that merges, and each conflict between markers, as both whole documents would have it. */
function marked(
  kind: DocumentKind,
  { base, mine, theirs }: Sides,
  { choices, conflicts }: { choices: Record<string, Choice>; conflicts: readonly DocumentConflict[] },
): string {
  const [my, their] = (['mine', 'theirs'] as const).map((side) => {
    const all = Object.fromEntries(conflicts.map(({ pointer }) => [pointer, side]));
    return kind.write(kind.merge(base, mine, theirs, { ...choices, ...all }).document);
  });
  return markConflicts(my!, their!);
}

function summary(path: string, conflicts: readonly DocumentConflict[]): string {
  if (conflicts.length === 0) return `${path}: merged`;
  const lines = conflicts.map(
    (conflict) =>
      `  ${partText(conflict)}: mine ${shown(conflict.mine)}, theirs ${shown(conflict.theirs)} (${conflict.pointer})`,
  );
  return [
    `${path}: ${conflicts.length === 1 ? '1 conflict' : `${conflicts.length} conflicts`}`,
    ...lines,
  ].join('\n');
}
