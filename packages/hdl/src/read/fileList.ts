import type { Diagnostic, Worded } from '@netloom/model';
import { folderOf, joined } from './paths.ts';
import { say } from '../wording/sentences.ts';

/** What a `.f` file list says, with nested lists and environment-free paths resolved. */
export interface FileList {
  /** Sources in compile order, `-v` library files last. */
  files: string[];
  includeDirectories: string[];
  /** `-y` directories, in which a module's file bears its name. */
  libraryDirectories: string[];
  defines: Record<string, string>;
  diagnostics: Diagnostic[];
}

export type ListReader = (path: string) => string | undefined;

const MAXIMUM_DEPTH = 30;
const MAXIMUM_WORDS = 200_000;

/**
 * Reads a file list as simulators take it: sources, `+incdir+`, `-I`, `+define+`, `-D`, `-f` (paths within it as
 * written), `-F` (paths seen from the list), `-y`, `-v`, `//` and `#` comments. Paths of the list itself are seen from
 * `folder`, its own unless given.
 */
export function readFileList(path: string, read: ListReader, folder = folderOf(path)): FileList {
  const list: FileList = {
    files: [],
    includeDirectories: [],
    libraryDirectories: [],
    defines: {},
    diagnostics: [],
  };
  const reader = new ListParser(list, read);
  reader.file(path, folder, []);
  list.files = [...new Set([...list.files, ...reader.libraryFiles])];
  return list;
}

interface Word {
  text: string;
  file: string;
  line: number;
}

class ListParser {
  readonly libraryFiles: string[] = [];
  readonly #list: FileList;
  readonly #read: ListReader;
  #words = 0;

  constructor(list: FileList, read: ListReader) {
    this.#list = list;
    this.#read = read;
  }

  /** `asker`: the word that names this list, for messages. */
  file(path: string, folder: string, chain: string[], asker?: Word): void {
    const text = this.#read(path);
    const place = asker ?? { text: '', file: path, line: 1 };
    if (text === undefined) return this.#problem(place, say('HDL/list/absent', { path }));
    if (text.includes('\0')) return this.#problem(place, say('HDL/list/binary', { path }));
    if (chain.includes(path))
      return this.#problem(place, say('HDL/list/loop', { chain: [...chain, path].join(' → ') }));
    if (chain.length === MAXIMUM_DEPTH) return this.#problem(place, say('HDL/list/deep', {}));
    const words = wordsOf(path, text);
    for (let at = 0; at < words.length; at++) {
      if (++this.#words > MAXIMUM_WORDS) return this.#problem(words[at]!, say('HDL/list/long', {}));
      at += this.#word(words[at]!, words[at + 1], folder, [...chain, path]);
    }
  }

  /** Takes one word; gives the number of further words that belong to it. */
  #word(word: Word, next: Word | undefined, folder: string, chain: string[]): number {
    const { text } = word;
    const { files, includeDirectories, libraryDirectories } = this.#list;
    if (text.startsWith('+')) this.#plus(word, folder);
    else if (/^-[fFyvID]$/.test(text)) {
      if (!next) this.#problem(word, say('HDL/list/value', { option: text }));
      else if (text === '-f') this.file(joined(folder, next.text), folder, chain, next);
      else if (text === '-F')
        this.file(joined(folder, next.text), folderOf(joined(folder, next.text)), chain, next);
      else if (text === '-y') libraryDirectories.push(joined(folder, next.text));
      else if (text === '-I') includeDirectories.push(joined(folder, next.text));
      else if (text === '-D') this.#define(next.text);
      else this.libraryFiles.push(joined(folder, next.text));
      return 1;
    } else if (text.startsWith('-I')) includeDirectories.push(joined(folder, text.slice(2)));
    else if (text.startsWith('-D')) this.#define(text.slice(2));
    else if (text.startsWith('-')) this.#problem(word, say('HDL/list/option', { option: text }), 'warning');
    else files.push(joined(folder, text));
    return 0;
  }

  #plus(word: Word, folder: string): void {
    const [, name = '', ...values] = word.text.split('+');
    if (name === 'incdir') {
      for (const value of values) if (value) this.#list.includeDirectories.push(joined(folder, value));
    } else if (name === 'define') {
      for (const value of values) if (value) this.#define(value);
    } else if (name !== 'libext')
      this.#problem(word, say('HDL/list/option', { option: word.text }), 'warning');
  }

  #define(text: string): void {
    const [, name = text, value = ''] = /^([^=]*)=(.*)$/.exec(text) ?? [];
    this.#list.defines[name] = value;
  }

  #problem({ file, line }: Word, said: Worded, severity: Diagnostic['severity'] = 'error'): void {
    this.#list.diagnostics.push({
      code: 'HDL-LIST',
      severity,
      ...said,
      place: { kind: 'source', file, line },
    });
  }
}

function wordsOf(file: string, text: string): Word[] {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|\s)(?:\/\/|#)[^\n]*/g, '$1');
  return plain.split('\n').flatMap((line, index) =>
    [...line.matchAll(/"([^"]*)"|[^\s"]+/g)].map((match) => ({
      text: match[1] ?? match[0],
      file,
      line: index + 1,
    })),
  );
}
