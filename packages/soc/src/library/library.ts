import type { Diagnostic, IpDescriptor, RegisterMap, SocDocument, Vlnv } from '@netloom/model';
import { describeBlock } from '../generators/describe.ts';
import type { Generators } from '../generators/generators.ts';
import { GENERATORS } from '../generators/index.ts';
import { severalDefinitions } from './definitions.ts';
import type { Definition } from './definitions.ts';
import { describeDocument } from './describeDocument.ts';

/** An IP with the folder that its `files` and `includeDirectories` are relative to; "" is the project's root. */
export interface LibraryEntry {
  descriptor: IpDescriptor;
  folder: string;
  /** Path of the descriptor, where it is not `ip.json` of the folder. */
  file?: string;
  /** Set for blocks that the product brings. */
  isBuiltIn?: boolean;
  /** Set when the IP is itself a SoC document. */
  document?: SocDocument;
  /** What the descriptor's `registers` names, when it could be read. */
  registers?: RegisterMap | undefined;
  /** Why it could not. */
  registerProblems?: readonly Diagnostic[];
}

/** A SoC document that others may instantiate. */
export interface LibraryDocument {
  document: SocDocument;
  folder?: string;
  /** Its path, where that is not its name in the folder. */
  file?: string;
}

export interface Library {
  /** All VLNVs that have an entry. */
  readonly names: readonly Vlnv[];
  /** The kinds of blocks that can be generated. */
  readonly generators: Generators;
  find(vlnv: Vlnv): LibraryEntry | undefined;
  /** VLNVs that several files define, with those files; the last is the one that `find` gives. */
  readonly several: ReadonlyMap<Vlnv, readonly Definition[]>;
  /** Whether the project has a file; absent where its files are not known. */
  readonly hasFile?: (path: string) => boolean;
}

/**
 * Looks IPs up by VLNV. Of two entries with one VLNV the later wins, and a document wins over a descriptor. Keep the
 * library as long as its contents last: what checks and generators learn of its IPs is kept with it. Of a generated block
 * the descriptor is completed by what its generator says.
 */
export function createLibrary(
  entries: readonly (IpDescriptor | LibraryEntry)[],
  documents: readonly LibraryDocument[] = [],
  generators: Generators = GENERATORS,
): Library {
  const all = entries.map((given) => ('descriptor' in given ? given : { descriptor: given, folder: '' }));
  const found = new Map<Vlnv, LibraryEntry>(all.map((entry) => [entry.descriptor.vlnv, entry]));
  const described = new Set<Vlnv>();
  const describe = (vlnv: Vlnv): LibraryEntry | undefined => {
    const entry = found.get(vlnv);
    if (!entry || described.has(vlnv)) return entry;
    described.add(vlnv);
    const descriptor = describeBlock(entry.descriptor, generators);
    if (descriptor !== entry.descriptor) found.set(vlnv, { ...entry, descriptor });
    return found.get(vlnv);
  };
  const byVlnv = new Map(documents.map((each) => [each.document.vlnv, each]));
  const open = new Set<Vlnv>();

  const library: Library = {
    names: [...new Set([...found.keys(), ...byVlnv.keys()])],
    generators,
    several: severalDefinitions(all, documents),
    find(vlnv) {
      const child = byVlnv.get(vlnv);
      const known = describe(vlnv);
      if (!child || known?.document === child.document) return known;
      if (open.has(vlnv)) return undefined;
      open.add(vlnv);
      const descriptor = describeDocument(child.document, library);
      open.delete(vlnv);
      const entry = { descriptor, folder: child.folder ?? '', document: child.document };
      found.set(vlnv, entry);
      return entry;
    },
  };
  return library;
}
