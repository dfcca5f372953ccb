import { joined } from '@netloom/hdl';
import { PlanError } from '../../planError.ts';
import { folderOf } from '../folderOf.ts';
import type { PlanTree } from '../planContext.ts';
import { compileOrder } from './compileOrder.ts';
import type { CompiledFile } from './compileOrder.ts';
import { nearness, nearestTo, treeSources } from './treeSources.ts';
import type { TreeSource } from './treeSources.ts';

/** What a source needs of the tree where nobody has listed it. */
export interface FoundSources {
  /** In an order that tools can read. */
  files: string[];
  /** Folders of files that are included from elsewhere. */
  includeDirectories: string[];
  /** A line for each unit that was found, with its file. */
  notes: string[];
}

/**
 * Finds by their names the modules, interfaces, packages and macros that a source uses and does not declare, and what
 * these need, anywhere in the tree. Of several files that declare a unit the one nearest to the file that asks is taken.
 * @throws a PlanError where several are as near and differ
 */
export async function foundSources(path: string, field: string, tree: PlanTree): Promise<FoundSources> {
  const sources = await treeSources(path, tree);
  const search = new Search(sources, field);
  const root = sources.find((source) => source.path === path);
  if (root) search.take(root);
  return {
    files: root ? compileOrder(search.files) : [path],
    includeDirectories: [...search.includeDirectories],
    notes: search.notes,
  };
}

class Search {
  readonly files: CompiledFile[] = [];
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
    const file = { path: source.path, parts: this.#parts(source) };
    for (const part of file.parts) this.#seen.add(part);
    for (const part of file.parts) this.#follow(part, file);
    this.#followMacros(file);
    this.files.push(file);
  }

  /** A file and all that it includes. */
  #parts(source: TreeSource, parts = new Set<TreeSource>()): TreeSource[] {
    parts.add(source);
    for (const name of source.includes) {
      const included = this.#included(name, source);
      if (included && !parts.has(included)) this.#parts(included, parts);
    }
    return [...parts];
  }

  /** Takes the files of the units that a part of a file mentions. */
  #follow(part: TreeSource, { parts }: CompiledFile): void {
    const own = new Set(parts.flatMap(({ units }) => units));
    for (const name of part.mentions) {
      const found = own.has(name) ? undefined : this.#nearest(name, part);
      if (found) this.#takeFor(name, found);
    }
  }

  /** Takes the files of macros that have to be there; of several none is guessed, since a run may define them too. */
  #followMacros({ path, parts }: CompiledFile): void {
    const known = new Set(parts.flatMap(({ defines, tested }) => [...defines, ...tested]));
    for (const name of new Set(parts.flatMap(({ macros }) => [...macros]))) {
      if (known.has(name)) continue;
      const defining = this.#sources.filter(({ defines }) => defines.has(name));
      if (defining.some((source) => this.#seen.has(source))) continue;
      const [only, ...others] = nearestTo(path, defining);
      if (only && others.length === 0) this.#takeFor(`\`${name}`, only);
    }
  }

  #takeFor(name: string, source: TreeSource): void {
    if (this.#seen.has(source)) return;
    this.notes.push(`${name}: ${source.path}`);
    this.take(source);
  }

  #nearest(name: string, asking: TreeSource): TreeSource | undefined {
    const all = this.#declaring.get(name) ?? [];
    const known = all.find((source) => this.#seen.has(source));
    if (known) return known;
    const [first, ...others] = nearestTo(asking.path, all);
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
