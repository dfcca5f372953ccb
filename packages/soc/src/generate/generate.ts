import type { Diagnostic, SocDocument } from '@netloom/model';
import { addressMapFilesOf } from '../addressmap/outputs/files.ts';
import { clockDocuments } from '../clocks/documents/documents.ts';
import { clockHeaders } from '../clocks/software/clockHeader.ts';
import { check, checkSubject, subjectOf } from '../check/check.ts';
import { saidBelow } from '../check/checkBelow.ts';
import type { Subject } from '../check/rule.ts';
import type { Library } from '../library/library.ts';
import { expanded } from '../design/linkDrives.ts';
import { inOrder } from '../document/order.ts';
import { blockFiles } from '../generators/files.ts';
import { fileListText } from './fileList.ts';
import { folderOfSoc } from './folderOfSoc.ts';
import { manifestText } from './manifest.ts';
import type { GeneratedFile, Manifest } from './manifest.ts';
import { registerFiles } from './registerFiles.ts';
import { testbenchText } from './bench/testbench.ts';
import { topText } from './top.ts';

export interface GenerateOptions {
  /** The manifest of the last generation, to tell what is left over from it. */
  previous?: Manifest;
  /** The bench as it stands: the user's own tests in it are taken over. */
  bench?: string | undefined;
}

export interface Generation {
  /** Empty when there are errors. The manifest is the last file. */
  files: GeneratedFile[];
  /** Paths of the last generation that this one no longer writes. */
  stale: string[];
  diagnostics: Diagnostic[];
}

/**
 * Writes the RTL of a document and of the documents that it instantiates, its file list, a testbench and the views of
 * its address map for software, all under `gen/<name>/`. The same document and library give the same bytes. A document
 * with errors is refused.
 */
export function generate(document: SocDocument, library: Library, options: GenerateOptions = {}): Generation {
  const hierarchy = subjectsOf(document, library);
  // Subjects are in canonical order; what is wrong with the top is said of the document as it was given.
  const below = hierarchy
    .slice(1)
    .flatMap((child) => checkSubject(child).map((each) => saidBelow(each, child.design.document.name)));
  const diagnostics = [...check(document, library), ...below];
  if (diagnostics.some(({ severity }) => severity === 'error')) return { files: [], stale: [], diagnostics };
  const folder = folderOfSoc(document);
  const designs = hierarchy.map(({ design }) => design);
  const documents = designs.map(({ document: each }) => each);
  const registers = registerFiles(designs, folder);
  const wired = hierarchy.map(withBusWires);
  const modules = wired.toReversed().flatMap((subject) => moduleFiles(subject, `${folder}/rtl`));
  const rtl = [...registers.rtl, ...modules];
  const paths = rtl.map(({ path }) => path);
  const files = [
    ...rtl,
    ...registers.others,
    ...clockHeaders(documents, folder),
    ...clockDocuments(documents, folder),
    { path: `${folder}/${document.name}.f`, text: fileListText(document.name, designs, paths) },
    { path: benchPath(document.name), text: testbenchText(wired[0]!, wired[0]!.reach, options.bench) },
  ];
  files.push(
    ...addressMapFilesOf(hierarchy[0]!).map(({ path, text }) => ({ path: `${folder}/${path}`, text })),
  );
  files.push({ path: `${folder}/${document.name}.manifest.json`, text: manifestText(files) });
  const written = new Set(files.map(({ path }) => path));
  const stale = Object.keys(options.previous?.files ?? {}).filter((path) => !written.has(path));
  return { files, stale, diagnostics };
}

/** Where the bench of a document goes. */
export function benchPath(name: string): string {
  return `${folderOfSoc({ name })}/tb/${name}_tb.sv`;
}

/** A subject whose wiring has the signals of every interface connection, as RTL and bench need them. */
function withBusWires(subject: Subject): Subject {
  return { ...subject, wiring: expanded(subject.design, subject.wiring) };
}

/**
 * The document first, then every document below it once under each set of its parameters' values. A cycle ends the
 * descent; the checks report it.
 */
function subjectsOf(document: SocDocument, library: Library): Subject[] {
  const found = new Map<string, Subject>();
  const visit = (each: SocDocument) => {
    const key = `${each.vlnv} ${each.name}`;
    if (found.has(key)) return;
    const subject = subjectOf(inOrder(each), library);
    found.set(key, subject);
    for (const { shape } of subject.design.blocks.values())
      if (shape?.entry.document) visit(shape.entry.document);
  };
  visit(document);
  return [...found.values()];
}

function moduleFiles(subject: Subject, folder: string): GeneratedFile[] {
  const { design, wiring } = subject;
  const top = { path: `${folder}/${design.document.name}.sv`, text: topText(design, wiring) };
  return [...blockFiles(subject, folder), top];
}
