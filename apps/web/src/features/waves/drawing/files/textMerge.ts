import type { DocumentChange, DocumentKind, DocumentMerge } from '@netloom/model';

/** All of a text that cannot be told apart by meaning. */
const WHOLE = { pointer: '', subject: 'document', name: '' };

/**
 * Compares and merges texts of a kind by what they say; a text stays as it is written where the merge says nothing
 * else. Texts that cannot be read, or that say more than their document, such as comments, are chosen as a whole.
 */
export function textMerge<Doc>(kind: DocumentKind<Doc>): Pick<DocumentKind<string>, 'diff' | 'merge'> {
  const read = (text: string) => kind.read(text, '').document;

  function diff(from: string, to: string): DocumentChange[] {
    if (from === to) return [];
    const [before, after] = [read(from), read(to)];
    if (before === undefined || after === undefined) return [{ ...WHOLE, kind: 'changed' }];
    const changes = kind.diff(before, after);
    return changes.length > 0 ? changes : [{ ...WHOLE, kind: 'changed' }];
  }

  function merge(
    base: string | undefined,
    mine: string,
    theirs: string,
    choices: Parameters<DocumentKind<string>['merge']>[3] = {},
  ): DocumentMerge<string> {
    if (mine === theirs || base === theirs) return { document: mine, conflicts: [] };
    if (base === mine) return { document: theirs, conflicts: [] };
    const sides = [mine, theirs, base ?? mine].map(read);
    const [my, their, old] = sides;
    const isMergeable = [mine, theirs].every((text) => kind.saysAll?.(text) ?? true);
    if (my === undefined || their === undefined || old === undefined || !isMergeable) {
      const document = choices[''] === 'theirs' ? theirs : mine;
      return { document, conflicts: '' in choices ? [] : [{ ...WHOLE, base, mine, theirs }] };
    }
    const { document, conflicts } = kind.merge(base === undefined ? undefined : old, my, their, choices);
    const written = [mine, theirs].find((_, side) => kind.diff(sides[side]!, document).length === 0);
    return { document: written ?? kind.write(document), conflicts };
  }

  return { diff, merge };
}
