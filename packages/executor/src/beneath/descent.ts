import { closeSync, constants, fstatSync, mkdirSync, openSync, readlinkSync, type Stats } from 'node:fs';
import { UnsafePath } from './unsafePath.ts';

/** open(2): a descriptor of the place alone. Nothing is read, no pipe waited for, no permission of a file asked. */
export const O_PATH = 0o10000000;
/** As the kernel follows at most (path_resolution(7)). */
const MOST_LINKS = 40;

export interface Rules {
  /** Whether links are followed that stay beneath the root; without it every link is refused. */
  links?: boolean;
  /** Names that no way leads through. */
  refuses?: (name: string) => boolean;
}

/** What /proc opens is the very folder that the descriptor holds, wherever a path to it leads by now. */
const held = (descriptor: number) => `/proc/self/fd/${descriptor}`;

/** Nothing is below a file either. */
export function isAbsence(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Undefined for what is no link any more. */
function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch (error) {
    if (!['EINVAL', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return undefined;
  }
}

/**
 * The way from a root down a path, each folder held by a descriptor that was opened in the one before without following
 * a link, as openat2(2) does with RESOLVE_BENEATH, which Node lacks. Whoever exchanges a folder for a link meanwhile
 * makes the descent fail, or has what was there before read; what lies outside of the root is never reached.
 */
export class Descent {
  /** Of what was found; of the deepest folder there is while names are missing. */
  stats: Stats;
  /** The end of the path that is not there. */
  missing: string[] = [];
  readonly #root: string;
  readonly #path: string;
  readonly #rules: Rules;
  readonly #steps: { descriptor: number; name: string }[];
  readonly #ahead: { name: string; ofLink: boolean }[] = [];
  #links = 0;

  /** `root` is a real path. @throws UnsafePath, or the system's error where something else than absence ends the way */
  constructor(root: string, path: string, rules: Rules = {}) {
    this.#root = root;
    this.#path = path;
    this.#rules = rules;
    const descriptor = openSync(root, O_PATH | constants.O_DIRECTORY);
    this.#steps = [{ descriptor, name: '' }];
    try {
      this.stats = fstatSync(descriptor);
      this.#plan(path, false);
      while (this.#ahead.length > 0 && this.missing.length === 0) this.#step();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Leads to what was found for as long as this is not closed. */
  get place(): string {
    return held(this.#steps.at(-1)!.descriptor);
  }

  /** Leads to the name of what was found, in its folder; it may be exchanged meanwhile, by links too. */
  get entry(): string {
    if (this.missing.length > 0) return `${this.place}/${this.missing[0]}`;
    const [parent, last] = this.#steps.slice(-2);
    return last === undefined ? this.place : `${held(parent!.descriptor)}/${last.name}`;
  }

  /** Where it is, from the root, without links; with what is missing. */
  get path(): string {
    return [...this.#steps.slice(1).map(({ name }) => name), ...this.missing].join('/');
  }

  /** Makes the missing folders but for the last name, and says which it made. */
  makeFolders(): string[] {
    const made: string[] = [];
    while (this.missing.length > 1) {
      const name = this.missing[0]!;
      try {
        mkdirSync(`${this.place}/${name}`);
        made.push([...this.#steps.slice(1).map((step) => step.name), name].join('/'));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      this.#enter(name, constants.O_DIRECTORY);
      this.missing.shift();
    }
    return made;
  }

  close(): void {
    for (const { descriptor } of this.#steps.splice(0)) closeSync(descriptor);
  }

  #plan(path: string, ofLink: boolean): void {
    const names = path.split('/').filter((name) => name !== '' && name !== '.');
    this.#ahead.push(...names.reverse().map((name) => ({ name, ofLink })));
  }

  #step(): void {
    const { name, ofLink } = this.#ahead.pop()!;
    if (name === '..') return this.#up();
    if (this.#rules.refuses?.(name)) throw this.#unsafe('leaves');
    try {
      this.#enter(name);
    } catch (error) {
      if (!isAbsence(error)) throw error;
      if (ofLink) throw this.#unsafe('nowhere');
      this.missing = [name, ...this.#ahead.reverse().map((next) => next.name)];
      if (this.missing.some((each) => each === '..' || this.#rules.refuses?.(each)))
        throw this.#unsafe('leaves');
    }
    if (this.stats.isSymbolicLink()) this.#follow(name, ofLink);
  }

  #enter(name: string, flags = 0): void {
    const descriptor = openSync(`${this.place}/${name}`, O_PATH | constants.O_NOFOLLOW | flags);
    this.#steps.push({ descriptor, name });
    this.stats = fstatSync(descriptor);
  }

  #up(): void {
    if (this.#steps.length === 1) throw this.#unsafe('leaves');
    closeSync(this.#steps.pop()!.descriptor);
    this.stats = fstatSync(this.#steps.at(-1)!.descriptor);
  }

  /** Whatever the link says by now, or has become, the way goes on from here by the same steps. */
  #follow(name: string, ofLink: boolean): void {
    this.#up();
    if (!this.#rules.links) throw this.#unsafe('link');
    if (++this.#links > MOST_LINKS) throw this.#unsafe('nowhere');
    const target = readLink(`${this.place}/${name}`);
    if (target === undefined) return void this.#ahead.push({ name, ofLink });
    if (!target.startsWith('/')) return this.#plan(target, true);
    if (target !== this.#root && !target.startsWith(`${this.#root}/`)) throw this.#unsafe('leaves');
    while (this.#steps.length > 1) this.#up();
    this.#plan(target.slice(this.#root.length), true);
  }

  #unsafe(why: UnsafePath['why']): UnsafePath {
    return new UnsafePath(this.#path, why);
  }
}
