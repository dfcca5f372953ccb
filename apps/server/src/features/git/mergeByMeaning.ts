import { isDocument, mergeTexts } from '../documents/index.ts';
import type { MergedText, TextSides } from '../documents/index.ts';
import { documentBlobs, documentTexts } from './documentTexts.ts';
import type { MemberGit } from './memberGit.ts';

/** Blobs of a conflict's versions by what they are, with the mode of mine. */
interface Stages {
  mode: string;
  blobs: Map<string, string>;
}

/** Stages of the index (git-merge(1)). */
const SIDES = ['', 'base', 'mine', 'theirs'];

/** Documents in conflict whose texts one call reads: git's output has a limit. */
const AT_ONCE = 20;

/** Takes documents in conflict whose changes are of different parts, and gives them. Others stay as they are. */
export async function settleByMeaning(git: MemberGit): Promise<MergedText[]> {
  const stages = await unmergedDocuments(git);
  const both = [...stages].filter(([, { blobs }]) => blobs.has('mine') && blobs.has('theirs'));
  const sides: TextSides[] = [];
  for (let first = 0; first < both.length; first += AT_ONCE) {
    sides.push(...(await sidesOf(git, both.slice(first, first + AT_ONCE))));
  }
  return take(git, await mergedOf(sides), (path) => stages.get(path)!.mode);
}

/** By one call of git, in which the name of a text is that of its object. */
async function sidesOf(git: MemberGit, conflicts: [string, Stages][]): Promise<TextSides[]> {
  const objects = conflicts.flatMap(([, { blobs }]) => [...blobs.values()]);
  const texts = await documentTexts(git, new Map(objects.map((object) => [object, object])));
  return conflicts.map(([path, { blobs }]) => {
    const [base, mine, theirs] = ['base', 'mine', 'theirs'].map((side) => texts[blobs.get(side) ?? '']);
    return { path, base, mine: mine!, theirs: theirs! };
  });
}

interface Merge {
  before: string;
  theirs: string;
  now: string;
}

/** Takes documents of a finished merge of texts by their meaning, where that says something else, and gives them. */
export async function mendByMeaning(
  git: MemberGit,
  { before, theirs, now }: Merge,
  paths: readonly string[],
): Promise<MergedText[]> {
  const [base] = (await git.run(['merge-base', before, theirs])).split('\n');
  const versions = await Promise.all(
    [base!, before, theirs, now].map(async (version) => {
      const blobs = await documentBlobs(git, version);
      return documentTexts(
        git,
        new Map(paths.flatMap((path) => (blobs.has(path) ? [[path, blobs.get(path)!]] : []))),
      );
    }),
  );
  const [old, mine, their, text] = versions as [Texts, Texts, Texts, Texts];
  const sides = paths.flatMap((path) =>
    path in mine && path in their ? [{ path, base: old[path], mine: mine[path]!, theirs: their[path]! }] : [],
  );
  const merged = (await mergedOf(sides)).filter((each) => each.text !== text[each.path]);
  return take(git, merged, () => '100644');
}

type Texts = Record<string, string>;

/** What merges without a conflict; nothing when merging takes too long, for git's own merge stands then. */
async function mergedOf(sides: readonly TextSides[]): Promise<MergedText[]> {
  const merged = await mergeTexts(sides).catch(() => []);
  return merged.filter(({ conflicts }) => conflicts.length === 0);
}

async function unmergedDocuments(git: MemberGit): Promise<Map<string, Stages>> {
  const stages = new Map<string, Stages>();
  for (const entry of (await git.run(['ls-files', '--unmerged', '-z'])).split('\0')) {
    const [, mode, blob, stage, path] = /^(100\d{3}) ([0-9a-f]+) ([123])\t(.*)$/s.exec(entry) ?? [];
    if (path === undefined || !isDocument(path)) continue;
    const found = stages.get(path) ?? { mode: mode!, blobs: new Map<string, string>() };
    found.blobs.set(SIDES[Number(stage)]!, blob!);
    stages.set(path, stage === '2' ? { ...found, mode: mode! } : found);
  }
  return stages;
}

/** Through git's objects: whatever lies at the paths, git puts the files there as in any merge. */
async function take(
  git: MemberGit,
  merged: MergedText[],
  modeOf: (path: string) => string,
): Promise<MergedText[]> {
  if (merged.length === 0) return merged;
  const entries = await Promise.all(
    merged.map(async ({ path, text }) => {
      const blob = (await git.run(['hash-object', '-w', '--stdin'], { input: text })).trim();
      return `${modeOf(path)} ${blob} 0\t${path}\0`;
    }),
  );
  await git.run(['update-index', '-z', '--index-info'], { input: entries.join('') });
  const paths = merged.map(({ path }) => `${path}\0`);
  await git.run(['checkout-index', '--force', '-z', '--stdin'], { input: paths.join('') });
  return merged;
}
