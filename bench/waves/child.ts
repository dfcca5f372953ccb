// A process of its own that opens a dump and prints what it took as JSON: child <what> <file>.
import { peakMemory } from '../peakMemory.ts';

const startBytes = process.memoryUsage().rss;

/** Bytes this process had at most above Node's start. */
function mostBytes(): number {
  return peakMemory() - startBytes;
}

const [what, file] = process.argv.slice(2) as [string, string];
const { openWaveFile } = await import('../../packages/waves/src/node/fileSource.ts');
const start = performance.now();
const { wave, close } = await openWaveFile(file);

/** What a viewer asks for first: the top of the tree, a scope with signals, and their picture. */
async function firstPicture() {
  let page = wave.children(null, 0, 100);
  while (page.variables.length === 0) page = wave.children(page.scopes[0]!.id, 0, 100);
  const treeMs = performance.now() - start;
  const signals = page.variables.slice(0, 30).map(({ signal }) => String(signal));
  const from = wave.info.start;
  const to = Math.min(wave.info.end, from + 100_000);
  const traces = await wave.window({ signals, from, to, pixels: 1000 });
  const points = traces.reduce((sum, { times }) => sum + times.length, 0);
  return { treeMs, pictureMs: performance.now() - start, points, indexed: wave.info.indexed };
}

/** One signal read in a process that has just begun, and the quickest of six others after it. */
async function signal() {
  const { variables } = wave.children(wave.children(null, 0, 1).scopes[0]!.id, 60, 7);
  const changesOf = async (id: number) => {
    let changes = 0;
    for await (const { times } of wave.changes(String(id), -1, wave.info.end)) changes += times.length;
    return changes;
  };
  const changes = await changesOf(variables[0]!.signal);
  const milliseconds = performance.now() - start;
  let warmMs = Infinity;
  for (const { signal: id } of variables.slice(1)) {
    const began = performance.now();
    await changesOf(id);
    warmMs = Math.min(warmMs, performance.now() - began);
  }
  return { milliseconds, warmMs, changes };
}

/** Indexes to the end; a query every 200 ms tells how long it waits meanwhile. */
async function index() {
  const first = await firstPicture();
  let waited = 0;
  const timer = setInterval(() => {
    const asked = performance.now();
    void wave.values(['0', '7', '1700'], wave.info.end).then(() => {
      waited = Math.max(waited, performance.now() - asked);
    });
  }, 200);
  await wave.settled();
  const milliseconds = performance.now() - start;
  clearInterval(timer);
  return { ...first, milliseconds, waited, message: wave.info.message };
}

const measured = { first: firstPicture, signal, index }[what as 'first'];
const figures = await measured();
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ ...figures, mostBytes: mostBytes(), processor: (user + system) / 1e6 }));
await close();
