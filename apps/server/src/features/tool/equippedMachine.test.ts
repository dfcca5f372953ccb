import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { equippedMachine } from './equippedMachine.ts';
import { lookAtMachine } from './machine.ts';

const settings = { unsandboxed: true };
const folder = mkdtempSync(join(tmpdir(), 'netloom-tools-'));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('looks again before it says that a tool is missing, but not at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('PATH', folder);
  const ghdl = () => equippedMachine(new Set(['ghdl']), settings);
  await expect(ghdl()).rejects.toThrow(/ghdl/);
  writeFileSync(join(folder, 'ghdl'), '#!/bin/sh\necho GHDL 4.1.0\n', { mode: 0o755 });
  await expect(ghdl()).rejects.toThrow(/ghdl/);
  vi.setSystemTime(Date.now() + 11_000);
  const { tools } = await ghdl();
  expect(tools.find(({ name }) => name === 'ghdl')?.version).toBe('4.1.0');
  // What was seen last holds for those who only ask what is there.
  expect((await lookAtMachine(settings)).tools).toBe(tools);
});
