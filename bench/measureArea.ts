import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARK, Others } from './others.ts';
import type { Row } from './row.ts';

export interface Area {
  name: string;
  /** None when it did not come to its end. */
  rows: Row[];
  /** Processor cores that the machine's other processes used meanwhile, on average. */
  others: number;
}

/** Measures an area in a process of its own, so that one that fails keeps no other from being measured. */
export async function measureArea(name: string): Promise<Area> {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-bench-'));
  const others = new Others(folder);
  try {
    const file = join(folder, 'rows.json');
    const child = spawn(process.execPath, [join(import.meta.dirname, 'area.ts'), name, file], {
      env: { ...process.env, [MARK]: folder },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    const rows = code === 0 ? (JSON.parse(readFileSync(file, 'utf8')) as Row[]) : [];
    return { name, rows, others: others.end() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
