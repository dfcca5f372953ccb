import type { Diagnostic, Worded } from '@netloom/model';
import { LineCounter, parseDocument } from 'yaml';
import { readFileList } from '../read/fileList.ts';
import type { FileList, ListReader } from '../read/fileList.ts';
import { folderOf, joined } from '../read/paths.ts';
import { say } from '../wording/sentences.ts';

const MOST_CHARACTERS = 1_000_000;
const MOST_LEVELS = 200;
/** What fusesoc takes first where no target is asked for, and what a block is made for. */
const TARGETS = ['default', 'rtl', 'synth', 'lint', 'sim'];
/** Parts of a core that make something when fusesoc runs. */
const RUN = ['generate', 'generators', 'scripts', 'provider', 'vpi'];

type Mapping = Readonly<Record<string, unknown>>;

/** A FuseSoC core file (CAPI2) by its name, or a file list. */
export function readSourceList(path: string, read: ListReader, folder = folderOf(path)): FileList {
  return /\.core$/i.test(path) ? readCore(path, read, folder) : readFileList(path, read, folder);
}

/**
 * The sources of a core file (CAPI2) as a list: those of its default target, or of all file sets without one. What
 * needs fusesoc, such as other cores and generators, is said.
 */
export function readCore(path: string, read: ListReader, folder = folderOf(path)): FileList {
  const list: FileList = {
    files: [],
    includeDirectories: [],
    libraryDirectories: [],
    defines: {},
    diagnostics: [],
  };
  const text = read(path);
  const fail = (said: Worded, line = 1) => problem(list, 'error', said, path, line);
  if (text === undefined) return fail(say('HDL/core/absent', { path }));
  if (text.length > MOST_CHARACTERS) return fail(say('HDL/core/large', {}));
  if (isTooDeep(text)) return fail(say('HDL/core/deep', {}));
  if (!/^\s*CAPI\s*=\s*2\s*:/.test(text)) return fail(say('HDL/core/capi', {}));
  const lines = new LineCounter();
  // The first line is no mapping of YAML beside what follows.
  const document = parseDocument(text.replace(/^(\s*)CAPI\s*=\s*2\s*:/, '$1'), {
    lineCounter: lines,
    merge: true,
  });
  const [error] = document.errors;
  if (error)
    return fail(
      say('HDL/core/yaml', { detail: error.message.split('\n')[0]! }),
      lines.linePos(error.pos[0]).line,
    );
  try {
    const core = mappingOf(document.toJS({ maxAliasCount: 1000 }));
    new CoreReading(list, core, path, folder).read();
  } catch (failure) {
    // Aliases that stand for one another would grow without end.
    if (failure instanceof ReferenceError) return fail(say('HDL/core/yaml', { detail: failure.message }));
    throw failure;
  }
  return list;
}

/** Brackets within brackets cost the reader of YAML the square of their number. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [char] of text.matchAll(/[[\]{}]/g)) {
    depth += char === '[' || char === '{' ? 1 : -1;
    if (depth > MOST_LEVELS) return true;
  }
  return false;
}

function problem(
  list: FileList,
  severity: Diagnostic['severity'],
  said: Worded,
  file: string,
  line = 1,
): FileList {
  list.diagnostics.push({ code: 'HDL-CORE', severity, ...said, place: { kind: 'source', file, line } });
  return list;
}

const mappingOf = (value: unknown): Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Mapping) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

class CoreReading {
  readonly #list: FileList;
  readonly #core: Mapping;
  readonly #path: string;
  readonly #folder: string;

  constructor(list: FileList, core: Mapping, path: string, folder: string) {
    this.#list = list;
    this.#core = core;
    this.#path = path;
    this.#folder = folder;
  }

  read(): void {
    const sets = mappingOf(this.#core['filesets']);
    for (const name of this.#chosen(Object.keys(sets))) {
      if (Object.hasOwn(sets, name)) this.#fileset(mappingOf(sets[name]));
      else this.#say(say('HDL/core/set', { name }), 'error');
    }
    for (const [name, parameter] of Object.entries(mappingOf(this.#core['parameters']))) {
      const { paramtype, default: value } = mappingOf(parameter);
      if (paramtype === 'vlogdefine' && value !== undefined) this.#list.defines[name] = String(value);
    }
    for (const part of RUN) if (part in this.#core) this.#say(say('HDL/core/run', { part }));
    if (this.#list.files.length === 0) this.#say(say('HDL/core/sources', {}), 'error');
  }

  #say(said: Worded, severity: Diagnostic['severity'] = 'warning'): void {
    problem(this.#list, severity, said, this.#path);
  }

  /** File sets of the target; those that only a flag brings are said. */
  #chosen(all: string[]): string[] {
    const targets = mappingOf(this.#core['targets']);
    const name = TARGETS.find((each) => Object.hasOwn(targets, each));
    if (name === undefined) return all;
    const target = mappingOf(targets[name]);
    const wanted = [...listOf(target['filesets']), ...listOf(target['filesets_append'])];
    return wanted.flatMap((each) => this.#unconditional(String(each)) ?? []);
  }

  /** `flag? (text)` holds for some tools alone, `!flag? (text)` for all others. */
  #unconditional(text: string): string | undefined {
    const [, negated, flag, inner] = /^(!?)(\w+)\s*\?\s*\(([^)]*)\)$/.exec(text.trim()) ?? [];
    if (flag === undefined) return text.trim();
    if (negated) return inner!.trim();
    this.#say(say('HDL/core/flag', { file: inner!.trim(), flag }), 'info');
    return undefined;
  }

  #fileset(set: Mapping): void {
    for (const depend of listOf(set['depend'])) this.#say(say('HDL/core/depend', { core: String(depend) }));
    for (const entry of listOf(set['files'])) {
      const [name, own] =
        typeof entry === 'string' ? [entry, {}] : (Object.entries(mappingOf(entry))[0] ?? ['', {}]);
      const file = this.#unconditional(name);
      if (file) this.#file(file, { ...set, ...mappingOf(own) });
    }
  }

  #file(
    name: string,
    { file_type: type, is_include_file: isIncluded, include_path: includePath }: Mapping,
  ): void {
    const path = joined(this.#folder, name);
    if (isIncluded) {
      const folder = typeof includePath === 'string' ? joined(this.#folder, includePath) : folderOf(path);
      if (!this.#list.includeDirectories.includes(folder)) this.#list.includeDirectories.push(folder);
      return;
    }
    const isHdl = type === undefined ? /\.(s?vh?|vhdl?)$/i.test(name) : /verilog|vhdl/i.test(String(type));
    if (isHdl) this.#list.files.push(path);
    else if (type === undefined) this.#say(say('HDL/core/untyped', { file: name }), 'info');
    else if (type !== 'user') this.#say(say('HDL/core/passed', { file: name, type: String(type) }), 'info');
  }
}
