import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cgroupMemory } from './cgroupMemory.ts';

const MACHINE = 64_000;
let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'netloom-cgroup-'))));
afterEach(() => rm(root, { recursive: true }));

/** A control group file system of these files, and the process in `self`. */
async function memoryOf(self: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries({ self, ...files })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), `${text}\n`);
  }
  return cgroupMemory(MACHINE, root, join(root, 'self'));
}

it('takes the narrowest limit above the process, without cached files (v2)', async () => {
  const memory = await memoryOf('0::/system.slice/netloom.service', {
    'memory.stat': 'inactive_file 1',
    'system.slice/memory.max': '8000',
    'system.slice/memory.current': '5000',
    'system.slice/memory.stat': 'anon 3500\ninactive_file 1200\nactive_file 300',
    'system.slice/netloom.service/memory.max': 'max',
    'system.slice/netloom.service/memory.current': '4000',
  });
  expect(memory).toEqual({ total: 8000, used: 3800 });
});

it('reads the older hierarchy, and a container whose group is the root of what it sees (v1)', async () => {
  const memory = await memoryOf('9:name=systemd:/\n4:cpu,memory:/docker/abc\n0::/', {
    'memory/memory.limit_in_bytes': '4096',
    'memory/memory.usage_in_bytes': '3000',
    'memory/memory.stat': 'inactive_file 1\ntotal_inactive_file 500',
  });
  expect(memory).toEqual({ total: 4096, used: 2500 });
});

it('knows no limit where none is set below what the machine has', async () => {
  expect(await memoryOf('0::/a', { 'a/memory.max': 'max' })).toBeUndefined();
  const huge = { 'memory/memory.limit_in_bytes': '9223372036854771712' };
  expect(await memoryOf('4:memory:/', huge)).toBeUndefined();
  expect(await cgroupMemory(MACHINE, root, join(root, 'missing'))).toBeUndefined();
});
