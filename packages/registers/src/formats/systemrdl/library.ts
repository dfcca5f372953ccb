import type { ImportSource } from '../reading.ts';
import { Scope } from './elaborate/scope.ts';
import type { Places } from './places.ts';
import { RdlError, Reports } from './reports.ts';
import { preprocessed, textOfFile } from './sources.ts';
import { parseFile } from './syntax/parse.ts';
import { tokenize } from './syntax/tokens.ts';
import type { Definition } from './syntax/tree.ts';
import { say } from '../../wording/formats/sentences.ts';

interface Found {
  definition: Definition;
  scope: Scope;
}

/** The other files of a list: they declare what the chosen file uses without declaring or including it. */
export class Library {
  readonly #source: ImportSource;
  readonly #places: Places;
  #scopes: Scope[] | undefined;
  readonly #unreadable: string[] = [];

  constructor(source: ImportSource, places: Places) {
    this.#source = source;
    this.#places = places;
  }

  /** The component of a name that is used at `at`. Throws where no file, or more than one, declares it. */
  component(name: string, at: number): Found {
    const found = new Map<string, Found>();
    for (const scope of this.#files()) {
      const definition = scope.definition.definitions.get(name);
      if (!definition) continue;
      // A file that several others include declares a component once.
      const { file, line, column } = this.#places.of(definition.at);
      found.set(`${file}:${line}:${column}`, { definition, scope });
    }
    if (found.size > 1) {
      const places = [...found.keys()].map((place) => place.replace(/:\d+$/, ''));
      throw new RdlError(say('RDL/component/several', { name, files: places.join(', ') }), at);
    }
    const [only] = found.values();
    if (only) return only;
    const none = say('RDL/component/none', { name });
    const files = this.#unreadable.join(', ');
    throw new RdlError(files === '' ? none : say('RDL/component/unread', { none, files }), at);
  }

  #files(): Scope[] {
    if (this.#scopes) return this.#scopes;
    const { files, path } = this.#source;
    const others = [...files.keys()].filter((each) => each !== path && each.toLowerCase().endsWith('.rdl'));
    this.#scopes = others.flatMap((each) => this.#file(each) ?? []);
    return this.#scopes;
  }

  #file(path: string): Scope | undefined {
    const file = textOfFile(this.#source, path);
    const made = 'text' in file ? preprocessed({ ...this.#source, path }, file.text) : undefined;
    if (!made || made.diagnostics.some(({ severity }) => severity === 'error')) {
      this.#unreadable.push(path);
      return undefined;
    }
    const from = this.#places.add(made.text.length, made.place);
    const reports = new Reports(this.#places.of);
    let root: Definition | undefined;
    reports.guard(() => (root = parseFile(tokenize(made.text, from), reports)));
    if (root && !reports.hasErrors) return new Scope(root, undefined);
    this.#unreadable.push(path);
    return undefined;
  }
}
