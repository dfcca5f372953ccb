import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const RUN = 'runs/00000000-0000-4000-8000-000000000001';

/**
 * On a disk of its own: a start and a stop; a disk that the scratch files of a run which is over have filled; one that
 * somebody else has filled.
 */
const SCRIPT = `
set -u
node=$2 main=$3 said=$4
mount -t tmpfs -o size=400m none "$1" && cd "$1"
export NETLOOM_DATA_DIR="$1/data" PORT=0
serve() {
  "$node" "$main" >"$said/$1" 2>&1 &
  pid=$!
  while kill -0 $pid 2>/dev/null && ! grep -q 'is ready' "$said/$1"; do sleep 0.2; done
  kill $pid 2>/dev/null; wait $pid
  echo "== $1 $?"; cat "$said/$1"
}
serve first
mkdir -p data/${RUN}/work data/${RUN}/tmp
echo '{"outputs":[]}' >data/${RUN}/plan.json
echo '{"type":"finished","time":1,"verdict":"failed","reason":""}' >data/${RUN}/events.jsonl
cat /dev/zero >data/${RUN}/work/scratch 2>/dev/null
serve second
ls -R data/${RUN}
cat /dev/zero >other 2>/dev/null; rm -f data/reserve; cat /dev/zero >>other2 2>/dev/null
serve third
`;

it('a server starts on a disk that a run has filled, and says what is to be done where it cannot', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-full-'));
  const said = await mkdtemp(join(tmpdir(), 'netloom-said-'));
  const inside = ['--user', '--map-root-user', '--mount', 'sh', '-c', SCRIPT, 'sh', folder];
  const child = spawn('unshare', [...inside, process.execPath, MAIN, said], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(child, 'close');
  for (const each of [folder, said]) await rm(each, { recursive: true, force: true });
  const [, first, second, third] = text.split('== ');
  expect(first).toMatch(/^first 0\n[^]*Netloom is ready/);
  expect(second).toMatch(/^second 0\n[^]*Netloom is ready/);
  expect(second).not.toContain('scratch');
  expect(third).toMatch(/^third 1\n/);
  expect(third).toContain(`Folder: ${folder}/data, on the disk mounted at ${folder}\n`);
  expect(third).toMatch(/Free: \d+ MB; needed: 48 MB/);
  expect(third).not.toContain('DATABASE_URL');
}, 300_000);
