import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { hashOf, packed, readInput } from './inputs.mjs';
import { ownPlaces } from './ownPlaces.mjs';
import { removeOld } from './removeOld.mjs';

/**
 * Of others only what nearly every program reads, and Markdown, which consists of sixteen modules; the rest stays with its
 * own files, and is read as it is needed.
 */
const INLINED =
  /^(@netloom|zod|@noble\/hashes|markdown-it|entities|linkify-it|mdurl|uc\.micro|punycode\.js)(\/|$)/;
const isApart = (id) => !/^[./]/.test(id) && !INLINED.test(id);

const MAIN = 'main.js';
/** Compiled code lies beside the bundle, with which it goes; workers look into their environment for it. */
const START = `import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import('./main.js');
`;

/** Bundles a program into a folder named by the content of all that was read. */
export async function makeBundle({ root, source, folder }) {
  const inputs = new Map();
  const read = (path) => {
    const { content, note } = readInput(root, path);
    inputs.set(path, note);
    return content.toString();
  };
  const scratch = join(folder, `.${process.pid}`);
  try {
    await write(scratch, { root, source, read });
    for (const path of [...deciders(root), ...manifestsOf(root, inputs.keys())]) read(path);
    const notes = [...inputs.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
    const bundle = hashOf(JSON.stringify(notes.map(({ path, hash }) => [path, hash])));
    // Another process may have made the same.
    if (!existsSync(join(folder, bundle))) renameSync(scratch, join(folder, bundle));
    removeOld(folder, bundle);
    return { bundle, sources: packed(notes) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function write(folder, { root, source, read }) {
  const reader = {
    name: 'reader',
    load: (id) => (id.startsWith('/') ? read(relative(root, id)) : null),
  };
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    input: { main: join(root, source) },
    external: isApart,
    plugins: [reader, ownPlaces(root, relative(folder, root))],
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  writeFileSync(join(folder, 'start.js'), START);
  writeFileSync(join(folder, 'programs.json'), JSON.stringify(programsIn(root, output)));
}

/** What the program starts, by its source: workers and processes. */
function programsIn(root, output) {
  const entries = output.filter(
    ({ isEntry, facadeModuleId, fileName }) => isEntry && facadeModuleId && fileName !== MAIN,
  );
  return Object.fromEntries(
    entries.map(({ facadeModuleId, fileName }) => [relative(root, facadeModuleId), fileName]),
  );
}

/** What decides beside the sources: how it is bundled, and by what. */
function deciders(root) {
  const own = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'));
  const bundler = 'node_modules/rolldown/package.json';
  return [
    ...own.map((name) => relative(root, join(import.meta.dirname, name))),
    ...(existsSync(join(root, bundler)) ? [bundler] : []),
  ];
}

/** The package.json above each file says what a name leads to. */
function manifestsOf(root, paths) {
  const found = new Set();
  for (const path of paths)
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
      found.add(`${folder}/package.json`);
  return [...found].filter((path) => existsSync(join(root, path)));
}
