import type { Choice } from '@netloom/model';
import type { EditorKind, Stored } from './editorKind.ts';
import type { OpenDocument, Step } from './openDocument.ts';

/** Steps of undo that would take longer to merge are given up, the oldest first. */
const LONGEST_MS = 3000;
/** The page goes on meanwhile. */
const AT_ONCE_MS = 40;

type Choices = Readonly<Record<string, Choice>>;

/** What is stored now, what my edits began from, and what was chosen for the parts that both changed. */
export interface Onto<Doc> {
  base: Doc | undefined;
  theirs: Doc;
  choices: Choices;
}

/**
 * A document with its history as if all edits had been made on what is stored now: undo takes back mine and never
 * theirs, and ends at theirs. Where both changed a part and theirs was chosen, one step more takes that decision back;
 * its name is `what`. Steps that change nothing any more are left out.
 * @throws when something that a merged document needs is missing.
 */
export async function rebased<Doc, View, S extends Stored>(
  kind: EditorKind<Doc, View, S>,
  open: OpenDocument<Doc, View, S>,
  onto: Onto<Doc>,
  { what, longestMs = LONGEST_MS }: { what: string; longestMs?: number },
): Promise<OpenDocument<Doc, View, S>> {
  const { base, theirs, choices } = onto;
  const { key, past, future } = open;
  const merge = (document: Doc, chosen: Choices) =>
    mergedOnto(kind, document, { base, theirs, choices: chosen });
  const prepared = async (document: Doc, view: View) => ({
    document,
    view: await kind.prepare(document, view, key),
  });
  const mine = Object.fromEntries(Object.keys(choices).map((pointer) => [pointer, 'mine' as const]));
  const shown = await prepared(merge(open.document, choices), open.view);
  const undecided = await prepared(merge(open.document, mine), open.view);

  const rest = restingUntil(performance.now() + longestMs);
  async function onSteps(steps: readonly Step<Doc, View>[]): Promise<Step<Doc, View>[]> {
    const done: Step<Doc, View>[] = [];
    for (const { document, view, what: name } of steps) {
      // A step whose document lacks something, such as a removed chip, ends the history.
      const step =
        (await rest()) && (await prepared(merge(document, mine), view).catch(() => false as const));
      if (!step) break;
      done.push({ ...step, what: name });
    }
    return done;
  }
  const decided = isAlike(kind, undecided.document, shown.document) ? [] : [{ ...undecided, what }];
  const back = await onSteps(past.toReversed());
  const forth = await onSteps(future);
  return {
    ...open,
    ...shown,
    saved: theirs,
    past: [...withoutEmpty(kind, back, undecided.document).toReversed(), ...decided],
    future: withoutEmpty(kind, forth, shown.document),
    joining: undefined,
  };
}

/** What was not asked about, since it is changed in passing alone, is as stored. */
function mergedOnto<Doc>(kind: Pick<EditorKind<Doc>, 'merge' | 'diff'>, document: Doc, onto: Onto<Doc>): Doc {
  const { base, theirs, choices } = onto;
  const first = kind.merge(base, document, theirs, choices);
  const others = Object.fromEntries(first.conflicts.map(({ pointer }) => [pointer, 'theirs' as const]));
  const merged =
    first.conflicts.length === 0 ? first : kind.merge(base, document, theirs, { ...others, ...choices });
  return isAlike(kind, merged.document, theirs) ? theirs : merged.document;
}

/** Steps that lead on from `document`, without those that leave it as it is. */
function withoutEmpty<Doc, View>(
  kind: Pick<EditorKind<Doc>, 'diff'>,
  steps: readonly Step<Doc, View>[],
  document: Doc,
): Step<Doc, View>[] {
  let from = document;
  return steps.filter((step) => {
    if (isAlike(kind, from, step.document)) return false;
    from = step.document;
    return true;
  });
}

function isAlike<Doc>(kind: Pick<EditorKind<Doc>, 'diff'>, one: Doc, other: Doc): boolean {
  return one === other || kind.diff(one, other).length === 0;
}

/** Lets the page work from time to time; says no when the time is over. */
function restingUntil(end: number): () => Promise<boolean> {
  let since = performance.now();
  return async () => {
    const now = performance.now();
    if (now > end) return false;
    if (now - since < AT_ONCE_MS) return true;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
    return true;
  };
}
