import type { Diagnostic } from '@netloom/model';
import { preprocess } from '../preprocess/preprocess.ts';
import type { IncludeRequest, Preprocessed } from '../preprocess/preprocess.ts';
import { parseDefinition } from '../preprocess/macro.ts';
import type { Macro } from '../preprocess/macro.ts';
import { problemsOf } from './library.ts';
import { parseFile } from './parseFile.ts';
import { folderOf, joined } from './paths.ts';
import type { FileSyntax } from './syntax.ts';
import { say } from '../wording/sentences.ts';

export interface SourceFile {
  path: string;
  text: string;
}

export interface SourceOptions {
  files: SourceFile[];
  /** Paths of the files to compile, in order; all of `files` that no other includes unless given. */
  fileList?: string[];
  /** Macro name → text. */
  defines?: Record<string, string>;
  includeDirectories?: string[];
  /** Where modules that are instantiated and not defined are looked for, as `name.sv` or `name.v`. */
  libraryDirectories?: string[];
  /** Asked for a file that is not among `files`, by path; undefined where there is none. */
  resolveInclude?: (path: string) => string | undefined;
}

/** One file, preprocessed and parsed. */
export interface ReadFile {
  path: string;
  syntax: FileSyntax;
  /** Preprocessed text. */
  plain: string;
  place: Preprocessed['place'];
  /** Paths of the files read before whose macros it asks for. */
  macroFiles: ReadonlySet<string>;
  /** Holds macros or declarations of the compilation unit alone, which other files may need. */
  isCommon: boolean;
  /** Directories that its `include directives were found from. */
  includeDirectories: Set<string>;
}

const MAXIMUM_CHARACTERS = 64_000_000;
const INCLUDE = /^[^\S\n]*`include\s+"([^"\n]+)"/gm;
const DESIGN_UNIT =
  /^[^\S\n]*(?:\(\*[^\n]{0,500}\*\)[^\S\n]*)?(?:module|macromodule|package|interface|program|class)\b/m;

/**
 * Reads files. Listed ones are one compilation unit, whose macros live on from file to file (3.12.1); without a list
 * each file is on its own, save for macros of files that hold nothing else.
 */
export async function readSources(
  options: SourceOptions,
): Promise<{ files: ReadFile[]; diagnostics: Diagnostic[] }> {
  const reading = new Reading(options);
  let paused = performance.now();
  for (let next = reading.next(); next; next = reading.next()) {
    reading.read(next);
    if (performance.now() - paused < 50) continue;
    await new Promise((resume) => setTimeout(resume, 0));
    paused = performance.now();
  }
  return { files: reading.files, diagnostics: reading.diagnostics };
}

class Reading {
  readonly files: ReadFile[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly #includes: Includes;
  readonly #pending: SourceFile[];
  readonly #shared = new Map<string, Macro>();
  readonly #isListed: boolean;
  readonly #libraryDirectories: string[];
  readonly #looked = new Set<string>();

  constructor(options: SourceOptions) {
    this.#includes = new Includes(options);
    this.#isListed = options.fileList !== undefined;
    this.#libraryDirectories = options.libraryDirectories ?? [];
    for (const [name, value] of Object.entries(options.defines ?? {})) {
      const definition = parseDefinition(`${name} ${value}`);
      if (!('problem' in definition)) this.#shared.set(definition.name, definition);
    }
    this.#pending = compileOrder(options, this.diagnostics).reverse();
  }

  next(): SourceFile | undefined {
    return this.#pending.pop() ?? this.#libraryFile();
  }

  read({ path, text }: SourceFile): void {
    const refusal = unreadable(path, text);
    if (refusal) this.diagnostics.push(refusal);
    if (refusal?.severity === 'error') return;
    const includeDirectories = new Set<string>();
    const macros = this.#isListed ? this.#shared : new Map(this.#shared);
    const resolveInclude = (request: IncludeRequest) => this.#includes.resolve(request, includeDirectories);
    const {
      text: plain,
      place,
      diagnostics,
      macroFiles,
    } = preprocess(path, text, { macros, resolveInclude });
    const syntax = parseFile(plain);
    const isCommon = syntax.units.length === 0 && (syntax.isEmpty || hasDeclarations(syntax));
    const file = { path, plain, syntax, place, macroFiles, includeDirectories, isCommon };
    if (isCommon) for (const [name, macro] of macros) this.#shared.set(name, macro);
    for (const problem of [...diagnostics, ...problemsOf(file.syntax, file)]) this.diagnostics.push(problem);
    this.files.push(file);
  }

  /** The file in a `-y` directory of a module that is instantiated and not yet defined. */
  #libraryFile(): SourceFile | undefined {
    if (this.#libraryDirectories.length === 0) return undefined;
    const units = this.files.flatMap(({ syntax }) => syntax.units);
    for (const { name } of units) this.#looked.add(name);
    for (const name of units.flatMap(({ instances }) => [...instances.keys()])) {
      if (this.#looked.has(name)) continue;
      this.#looked.add(name);
      for (const folder of this.#libraryDirectories) {
        const file =
          this.#includes.at(joined(folder, `${name}.sv`)) ?? this.#includes.at(joined(folder, `${name}.v`));
        if (file) return file;
      }
    }
    return undefined;
  }
}

function hasDeclarations({ parameters, types, functions }: FileSyntax): boolean {
  return parameters.length > 0 || types.size > 0 || functions.size > 0;
}

/** An error for what is no text at all, a warning for text in another encoding than UTF-8. */
function unreadable(file: string, text: string): Diagnostic | undefined {
  const at = (offset: number) =>
    ({ kind: 'source', file, line: text.slice(0, offset).split('\n').length }) as const;
  if (text.length > MAXIMUM_CHARACTERS) {
    const said = say('HDL/file/long', { length: text.length, most: MAXIMUM_CHARACTERS });
    return { code: 'HDL-LIMIT', severity: 'error', ...said, place: at(0) };
  }
  const zero = text.indexOf('\0');
  if (zero >= 0) {
    const said = say('HDL/file/binary', {});
    return { code: 'HDL-BINARY', severity: 'error', ...said, place: at(zero) };
  }
  const replaced = text.indexOf('\uFFFD');
  if (replaced < 0) return undefined;
  const said = say('HDL/file/encoding', {});
  return { code: 'HDL-ENCODING', severity: 'warning', ...said, place: at(replaced) };
}

/**
 * The listed files; without a list those that no other file includes, the ones that only define macros first, as
 * others may need them.
 */
function compileOrder({ files, fileList }: SourceOptions, diagnostics: Diagnostic[]): SourceFile[] {
  const byPath = new Map(files.map((file) => [joined('', file.path), file]));
  if (!fileList) return unlistedOrder(files);
  return fileList.flatMap((path) => {
    const file = byPath.get(joined('', path));
    if (file) return [file];
    diagnostics.push({
      code: 'HDL-FILE',
      severity: 'error',
      ...say('HDL/file/absent', { path }),
    });
    return [];
  });
}

function unlistedOrder(files: SourceFile[]): SourceFile[] {
  const included = files.flatMap(({ text }) =>
    [...text.matchAll(INCLUDE)].map((match) => match[1]!.replace(/^(\.\.?\/)+/, '')),
  );
  const names = new Set(included);
  const isIncluded = (path: string): boolean => {
    for (let rest = path; ; rest = rest.slice(rest.indexOf('/') + 1)) {
      if (names.has(rest)) return true;
      if (!rest.includes('/')) return false;
    }
  };
  const compiled = files.filter(({ path }) => !isIncluded(path));
  const hasUnit = new Map(compiled.map((file) => [file, DESIGN_UNIT.test(file.text)]));
  return [...compiled.filter((file) => !hasUnit.get(file)), ...compiled.filter((file) => hasUnit.get(file))];
}

/** Finds included files: beside the asking file, in the include directories, then anywhere by the end of the path. */
class Includes {
  readonly #files: Map<string, string>;
  readonly #directories: string[];
  readonly #elsewhere: (path: string) => string | undefined;

  constructor({ files, includeDirectories = [], resolveInclude = () => undefined }: SourceOptions) {
    this.#files = new Map(files.map(({ path, text }) => [joined('', path), text]));
    this.#directories = includeDirectories;
    this.#elsewhere = resolveInclude;
  }

  resolve({ name, from, angled }: IncludeRequest, used: Set<string>): SourceFile | undefined {
    const folders = [...(angled ? [] : [folderOf(from)]), ...this.#directories, ''];
    for (const folder of folders) {
      const file = this.at(joined(folder, name));
      if (!file) continue;
      used.add(folder === '' ? '.' : folder);
      return file;
    }
    return this.#byEnd(name, used);
  }

  at(path: string): SourceFile | undefined {
    const text = this.#files.get(path) ?? this.#elsewhere(path);
    return text === undefined ? undefined : { path, text };
  }

  /** Uploads may lack their folders' order; a unique end of a path is good enough. */
  #byEnd(name: string, used: Set<string>): SourceFile | undefined {
    const end = `/${joined('', name).replace(/^(\.\.\/)+/, '')}`;
    const paths = [...this.#files.keys()].filter((path) => `/${path}`.endsWith(end));
    if (paths.length !== 1) return undefined;
    const path = paths[0]!;
    used.add(path.slice(0, Math.max(0, path.length - end.length)) || '.');
    return { path, text: this.#files.get(path)! };
  }
}
