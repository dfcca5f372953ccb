import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { wayBack } from '../library/cycles.ts';
import { describeDocument } from '../library/describeDocument.ts';
import type { Library, LibraryEntry } from '../library/library.ts';
import { say } from '../wording/sentences.ts';
import { patched } from './patched.ts';
import type { InstancePatch, PatchProblem } from './patched.ts';

interface PatchedEntry {
  entry: LibraryEntry;
  problems: readonly PatchProblem[];
}

const known = new WeakMap<LibraryEntry, Map<string, PatchedEntry>>();

/** A patch in one form, by which equal ones are one; empty where there is nothing in it. */
export function patchKey(patch: InstancePatch | undefined): string {
  const entries = Object.entries(patch ?? {});
  return entries.length === 0 ? '' : JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * What an instance with a patch is one of: a module of its own, `uarts_p1f0c22d8`, which instances with the same patch share.
 * A document that contains itself stays what it is.
 */
export function patchedEntry(
  library: Library,
  entry: LibraryEntry,
  patch: InstancePatch | undefined,
): PatchedEntry {
  const key = patchKey(patch);
  if (patch === undefined || key === '') return { entry, problems: [] };
  let all = known.get(entry);
  if (!all) known.set(entry, (all = new Map<string, PatchedEntry>()));
  let found = all.get(key);
  if (!found) all.set(key, (found = make(library, entry, patch, key)));
  return found;
}

function make(library: Library, entry: LibraryEntry, patch: InstancePatch, key: string): PatchedEntry {
  const { document } = entry;
  if (!document) {
    const said = say('patch/no-document', { ip: entry.descriptor.vlnv });
    return { entry, problems: Object.keys(patch).map((pointer) => ({ pointer, ...said })) };
  }
  if (wayBack(document.vlnv, [], library, new Set())) return { entry, problems: [] };
  const isLevel = (vlnv: string) => library.find(vlnv)?.document !== undefined;
  const { document: own, problems } = patched(document, patch, isLevel);
  const suffix = bytesToHex(sha256(utf8ToBytes(key))).slice(0, 8);
  const named = { ...own, name: `${document.name}_p${suffix}` };
  // People know it by what it is one of.
  const descriptor = { ...describeDocument(named, library), title: entry.descriptor.title };
  return { entry: { ...entry, document: named, descriptor }, problems };
}
