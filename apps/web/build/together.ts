import { build } from 'vite';
import type { InlineConfig, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Group = Rolldown.CodeSplittingGroup;

/** What is shorter, in bytes before it is made small, is worth no request of its own. */
const SMALL = 12_000;
/** So many screens, tabs and dialogs at least use what is put together for all. */
const COMMON = 4;

/** Workers are bundles of their own: what they hold says nothing about the pages. */
const withoutWorkers = {
  name: 'netloom:without-workers',
  enforce: 'pre' as const,
  load: (id: string) => (/[?&]worker\b/.test(id) ? 'export default class {}' : undefined),
};

/** Chunks as the bundler would split them: one for each set of pages that load the same modules. */
async function split(config: InlineConfig): Promise<Chunk[]> {
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutWorkers, config.plugins],
    build: {
      ...config.build,
      write: false,
      minify: false,
      copyPublicDir: false,
      reportCompressedSize: false,
    },
  });
  const { output: files } = output as Rolldown.RolldownOutput;
  return files.filter((file) => file.type === 'chunk');
}

/** The chunks that come with one of these. */
function loadedWith(chunks: readonly Chunk[], first: readonly Chunk[]): Set<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<Chunk>();
  const waiting = [...first];
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (loaded.has(chunk)) continue;
    loaded.add(chunk);
    waiting.push(...chunk.imports.flatMap((name) => byName.get(name) ?? []));
  }
  return loaded;
}

/** Names of the files to be, by the ids of their modules. */
function filesOf(chunks: readonly Chunk[]): Map<string, string> {
  const withPage = (page: RegExp) =>
    loadedWith(
      chunks,
      chunks.filter(({ facadeModuleId }) => page.test(facadeModuleId ?? '')),
    );
  const start = loadedWith(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const shell = withPage(/\/shell\/Shell\.tsx$/);
  /** Who signs in waits for nothing that is the shell's alone. */
  const account = withPage(/\/account\/\w+\/\w+Page\.tsx$/);
  const parts = chunks
    .filter(({ facadeModuleId }) => /(Screen|Tab|Dialog|Panel)\.tsx$/.test(facadeModuleId ?? ''))
    .map((part) => loadedWith(chunks, [part]));
  const isEarly = (chunk: Chunk) => start.has(chunk) || shell.has(chunk);
  const home = withPage(/\/soc\/SocCanvasScreen\.tsx$/);
  const isCommon = (chunk: Chunk) =>
    chunk.code.length < SMALL &&
    (home.has(chunk) || parts.filter((needs) => needs.has(chunk)).length >= COMMON);

  function fileOf(chunk: Chunk): string | undefined {
    if (start.has(chunk)) return 'start';
    if (shell.has(chunk)) return account.has(chunk) ? 'account' : 'shell';
    // What it needs is in the same file or in those before it: files that need each other begin in the wrong order.
    const needs = [...loadedWith(chunks, [chunk])];
    const isClosed = needs.every((needed) => isEarly(needed) || isCommon(needed));
    return isClosed && !account.has(chunk) ? 'common' : undefined;
  }
  return new Map(
    chunks.flatMap((chunk) => {
      const file = chunk.isDynamicEntry ? undefined : fileOf(chunk);
      const shared = chunk.moduleIds.filter((id) => id !== chunk.facadeModuleId);
      return file === undefined ? [] : shared.map((id) => [id, file] as const);
    }),
  );
}

/**
 * Groups that put into one file what is always loaded together. Left alone, the bundler makes a file for each set of
 * pages that share something: the canvas would ask for three hundred, most of them an icon.
 */
export async function together(config: InlineConfig): Promise<Group[]> {
  const files = filesOf(await split(config));
  return [...new Set(files.values())].map((name) => ({
    name,
    includeDependenciesRecursively: false,
    test: (id) => files.get(id) === name,
  }));
}
