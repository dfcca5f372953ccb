// The programs of the product, each bundled of its sources when they have changed: hundreds of modules are slow to
// start from. Plain JavaScript, since reading types would take longer than the rest of a start.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renewed } from './inputs.mjs';

const ROOT = join(import.meta.dirname, '..');
/** Where each begins. Runner, workers and others that these start are found by their addresses in the sources. */
const SOURCES = { server: 'apps/server/src/main.ts', netloom: 'apps/cli/src/main.ts' };

/** A program's bundle: `source` is where it begins, in the tree at `root`. */
export class Bundled {
  #root;
  #source;
  #folder;

  constructor(root, source) {
    this.#root = root;
    this.#source = source;
    this.#folder = join(root, '.cache/programs', source.replaceAll('/', '-').replace(/\.ts$/, ''));
  }

  /** The file to start it by, which does what the sources say now; the source itself where no bundle can be made. */
  async path() {
    try {
      return join(this.#folder, this.#fresh() ?? (await this.#make()), 'start.js');
    } catch (error) {
      const isReadOnly = ['EACCES', 'EROFS', 'EPERM'].includes(error.code);
      if (!isReadOnly) console.error(`netloom: not bundled, which makes it slower: ${error.message}`);
      return join(this.#root, this.#source);
    }
  }

  /** The bundle's folder, if there is one of the sources as they are. */
  made() {
    const bundle = this.#fresh();
    return bundle && join(this.#folder, bundle);
  }

  get #current() {
    return join(this.#folder, 'current.json');
  }

  /** The name of the bundle of the sources as they are, where there is one. */
  #fresh() {
    let noted;
    try {
      noted = JSON.parse(readFileSync(this.#current, 'utf8'));
    } catch {
      return undefined;
    }
    if (!existsSync(join(this.#folder, noted.bundle, 'start.js'))) return undefined;
    // An earlier version noted otherwise.
    const sources = noted.sources && renewed(this.#root, noted.sources);
    if (sources === undefined) return undefined;
    if (sources !== noted.sources) this.#note({ ...noted, sources });
    return noted.bundle;
  }

  async #make() {
    const { makeBundle } = await import('./makeBundle.mjs');
    mkdirSync(this.#folder, { recursive: true });
    const made = await makeBundle({ root: this.#root, source: this.#source, folder: this.#folder });
    this.#note(made);
    return made.bundle;
  }

  /** In one piece: others read it meanwhile. */
  #note(noted) {
    const scratch = `${this.#current}.${process.pid}`;
    writeFileSync(scratch, JSON.stringify(noted));
    renameSync(scratch, this.#current);
  }
}

/** The file by which to start `server` or `netloom`. */
export const programOf = (name) => new Bundled(ROOT, SOURCES[name]).path();

/** The folder of the bundle of `server` or `netloom`, if one was made of the sources as they are. */
export const madeProgram = (name) => new Bundled(ROOT, SOURCES[name]).made();
