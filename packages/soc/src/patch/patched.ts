import { SocDocument, pathOf, patchTree } from '@netloom/model';
import type { Said, SocInstance } from '@netloom/model';
import { socRules } from '../document/socRules.ts';
import { say } from '../wording/sentences.ts';

export type InstancePatch = NonNullable<SocInstance['patch']>;

/** Sections that one instance may have of its own: what its block shows outside is that of the document. */
const OWN: ReadonlySet<string> = new Set([
  ...['instances', 'interfaceConnections', 'portConnections', 'addressMap', 'interrupts', 'waivers'],
]);

/** What is wrong with an entry of a patch; one that is idle says what the document has anyway. */
export interface PatchProblem extends Said {
  pointer: string;
  isIdle?: boolean;
}

interface Patched {
  document: SocDocument;
  problems: PatchProblem[];
}

/** Whether a patch may say something of a place, such as `/instances/uart0/parameters/DEPTH`. */
export const isOwn = (pointer: string): boolean => OWN.has(pathOf(pointer)[0] ?? '');

/**
 * A document as a patch makes it, without the entries that cannot be. `isLevel` knows blocks that are documents: where one was
 * added, it might contain what is patched.
 */
export function patched(
  document: SocDocument,
  patch: InstancePatch,
  isLevel: (vlnv: string) => boolean,
): Patched {
  let result = document;
  const problems: PatchProblem[] = [];
  const entries = Object.entries(patch).toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [pointer, value] of entries) {
    const refuse = (said: Said) => problems.push({ pointer, ...said });
    if (!isOwn(pointer)) {
      refuse(say('patch/section', { place: pointer }));
      continue;
    }
    const tree = patchTree(socRules, result, pointer, value);
    if (tree === undefined) {
      refuse(say('patch/lost', { place: pointer }));
      continue;
    }
    const next = SocDocument.safeParse(tree);
    const level = next.data && newLevel(result, next.data, isLevel);
    if (!next.data) refuse(say('patch/value', { place: pointer, reason: next.error.issues[0]!.message }));
    else if (level !== undefined) refuse(say('patch/level', { instance: level }));
    else {
      if (isSame(result, next.data, pointer))
        problems.push({ pointer, isIdle: true, ...say('patch/same', { place: pointer }) });
      result = next.data;
    }
  }
  return { document: result, problems };
}

/**
 * Why an edit of the inside of one instance cannot be kept with it: it changes what all instances of the document have, or adds a
 * level.
 */
export function refusedInside(
  before: SocDocument,
  now: SocDocument,
  isLevel: (vlnv: string) => boolean,
): Said | undefined {
  const sections = new Set([...Object.keys(before), ...Object.keys(now)]) as Set<keyof SocDocument>;
  for (const section of sections) {
    if (OWN.has(section) || before[section] === now[section]) continue;
    if (JSON.stringify(before[section]) !== JSON.stringify(now[section]))
      return say('patch/section', { place: `/${section}` });
  }
  const instance = newLevel(before, now, isLevel);
  return instance === undefined ? undefined : say('patch/level', { instance });
}

/** The instance that is made one of a document which it was not. */
function newLevel(
  before: SocDocument,
  now: SocDocument,
  isLevel: (vlnv: string) => boolean,
): string | undefined {
  return Object.keys(now.instances).find((name) => {
    const { ip } = now.instances[name]!;
    return before.instances[name]?.ip !== ip && isLevel(ip);
  });
}

function isSame(before: SocDocument, now: SocDocument, pointer: string): boolean {
  const section = pathOf(pointer)[0] as keyof SocDocument;
  return JSON.stringify(before[section]) === JSON.stringify(now[section]);
}
