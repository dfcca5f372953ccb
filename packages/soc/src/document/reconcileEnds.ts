import type { Choice, Reconciled, SocDocument, Steps, Sides } from '@netloom/model';
import { joinMentions, mentionsIn, withMentions } from './mentions.ts';
import { NAMED_SECTIONS, entriesOf } from './renames/namedSections.ts';
import type { NamedSection } from './renames/namedSections.ts';

type Document = SocDocument;

/** A thing of the base that one side removed. */
interface Gone {
  section: NamedSection;
  name: string;
  keeper: Choice;
}

/**
 * Where one side removed a thing, or put it into a document of its own, and the other side joined it to something, both
 * cannot be had: the thing is disputed. It stays away with all that speaks of it, or comes back as its keeper had it.
 */
export function reconcileEnds(
  merged: Document,
  sides: Sides<Document>,
  choiceOf: (steps: Steps) => Choice | undefined,
): Reconciled<Document> {
  const all = goneThings(sides);
  if (all.length === 0) return { document: merged, disputes: [] };
  const spoken = ownersIn(merged);
  const disputed = all.filter(
    ({ section, name }) => Object.hasOwn(entriesOf(merged, section), name) || spoken.has(name),
  );
  if (disputed.length === 0) return { document: merged, disputes: [] };
  const isBack = ({ section, name, keeper }: Gone) => (choiceOf([section, name]) ?? 'mine') === keeper;
  const without = left(
    merged,
    disputed.filter((each) => !isBack(each)),
  );
  const back = (keeper: Choice) => disputed.filter((each) => each.keeper === keeper && isBack(each));
  const mine = broughtBack(without, sides.mine, back('mine'));
  return {
    document: broughtBack(mine, sides.theirs, back('theirs')),
    disputes: disputed.map((gone) => ({ steps: [gone.section, gone.name], ...valuesOf(sides, gone) })),
  };
}

const ownersIn = (document: Document) => new Set(mentionsIn(document).flatMap(({ owners }) => owners));

/** One that still speaks of what it removed had ends that lead nowhere before. */
function goneThings({ base, mine, theirs }: Sides<Document>): Gone[] {
  const [mineNames, theirNames] = [namesOf(mine), namesOf(theirs)];
  const found = NAMED_SECTIONS.flatMap((section) =>
    Object.keys(entriesOf(base, section)).flatMap((name): Gone[] => {
      const [byMe, byThem] = [!mineNames.has(name), !theirNames.has(name)];
      return byMe === byThem ? [] : [{ section, name, keeper: byMe ? 'theirs' : 'mine' }];
    }),
  );
  if (found.length === 0) return found;
  const spokenBy = { mine: ownersIn(theirs), theirs: ownersIn(mine) };
  return found.filter(({ name, keeper }) => !spokenBy[keeper].has(name));
}

/** All names are of one namespace: what is a port now may have been a clock. */
function namesOf(document: Document): Set<string> {
  return new Set(NAMED_SECTIONS.flatMap((section) => Object.keys(entriesOf(document, section))));
}

function valuesOf(sides: Sides<Document>, { section, name, keeper }: Gone) {
  return { base: entriesOf(sides.base, section)[name], [keeper]: entriesOf(sides[keeper], section)[name] };
}

function left(document: Document, gone: readonly Gone[]): Document {
  if (gone.length === 0) return document;
  const names = new Set(gone.map(({ name }) => name));
  const rest = mentionsIn(document).filter(({ owners }) => !owners.some((owner) => names.has(owner)));
  const sections = NAMED_SECTIONS.map((section) => [
    section,
    Object.fromEntries(
      Object.entries(entriesOf(document, section)).filter(
        ([name]) => !gone.some((each) => each.section === section && each.name === name),
      ),
    ),
  ]);
  return { ...withMentions(document, rest), ...Object.fromEntries(sections) };
}

/** Things as their keeper has them, joined to all that is there. */
function broughtBack(document: Document, keeper: Document, gone: readonly Gone[]): Document {
  if (gone.length === 0) return document;
  let whole = document;
  for (const { section, name } of gone) {
    const entries = { ...entriesOf(whole, section), [name]: entriesOf(keeper, section)[name] };
    whole = { ...whole, [section]: entries };
  }
  const [names, known] = [new Set(gone.map(({ name }) => name)), namesOf(whole)];
  const own = mentionsIn(keeper).filter(
    ({ owners }) => owners.some((owner) => names.has(owner)) && owners.every((owner) => known.has(owner)),
  );
  return withMentions(whole, joinMentions(mentionsIn(document), own));
}
