import { joined } from '@netloom/hdl';
import { PlanError } from '../../planError.ts';
import { folderOf } from '../folderOf.ts';
import type { PlanTree } from '../planContext.ts';
import { nearness, treeSources } from './treeSources.ts';
import type { TreeSource } from './treeSources.ts';

/** What a source needs of the tree where nobody has listed it. */
export interface FoundSources {
  /** Each behind those that it mentions; the source that asks is the last. */
  files: string[];
  /** Folders of files that are included from elsewhere. */
  includeDirectories: string[];
  /** A line for each unit that was found, with its file. */
  notes: string[];
}

/**
 * Finds by their names the modules, interfaces and packages that a source mentions and does not declare, and what these
 * need, anywhere in the tree. Of several files that declare a unit the one nearest to the file that asks is taken.
 * @throws a PlanError where several are as near and differ
 */
export async function foundSources(path: string, field: string, tree: PlanTree): Promise<FoundSources> {
  const sources = await treeSources(path, tree);
  const search = new Search(sources, field);
  const root = sources.find((source) => source.path === path);
  if (root) search.take(root);
  return {
    files: root ? search.files : [path],
    includeDirectories: [...search.includeDirectories],
    notes: search.notes,
  };
}

class Search {
  readonly files: string[] = [];
  readonly includeDirectories = new Set<string>();
  readonly notes: string[] = [];
  readonly #sources: readonly TreeSource[];
  readonly #declaring = new Map<string, TreeSource[]>();
  readonly #field: string;
  readonly #seen = new Set<TreeSource>();

  constructor(sources: readonly TreeSource[], field: string) {
    this.#sources = sources;
    this.#field = field;
    for (const source of sources)
      for (const unit of source.units)
        this.#declaring.set(unit, [...(this.#declaring.get(unit) ?? []), source]);
  }

  take(source: TreeSource): void {
    this.#look(source, source);
    this.files.push(source.path);
  }

  /** Follows what a file mentions, and what it includes does, on behalf of the file that is compiled. */
  #look(source: TreeSource, compiled: TreeSource): void {
    if (this.#seen.has(source)) return;
    this.#seen.add(source);
    for (const name of source.includes) {
      const included = this.#included(name, source);
      if (included) this.#look(included, compiled);
    }
    const own = new Set([...source.units, ...compiled.units]);
    for (const name of source.mentions) {
      const found = own.has(name) ? undefined : this.#nearest(name, source);
      if (found === undefined || this.#seen.has(found)) continue;
      this.notes.push(`${name}: ${found.path}`);
      this.take(found);
    }
  }

  #nearest(name: string, asking: TreeSource): TreeSource | undefined {
    const all = this.#declaring.get(name) ?? [];
    const known = all.find((source) => this.#seen.has(source));
    if (known) return known;
    const most = Math.max(...all.map(({ path }) => nearness(path, asking.path)));
    const [first, ...others] = all.filter(({ path }) => nearness(path, asking.path) === most);
    const other = others.find(({ text }) => text !== first!.text);
    if (other === undefined) return first;
    throw new PlanError('declared-twice', this.#field, {
      path: asking.path,
      name,
      first: first!.path,
      other: other.path,
    });
  }

  /** A file that is included: where tools look for it by themselves, or else nearest among those whose path ends so. */
  #included(name: string, source: TreeSource): TreeSource | undefined {
    const beside = [joined(folderOf(source.path), name), joined('.', name)];
    const there = this.#sources.find(({ path }) => beside.includes(path));
    if (there) return there;
    const ending = this.#sources
      .filter(({ path }) => path.endsWith(`/${name}`))
      .toSorted((one, other) => nearness(other.path, source.path) - nearness(one.path, source.path))[0];
    if (ending) this.includeDirectories.add(ending.path.slice(0, -name.length - 1));
    return ending;
  }
}
