import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Elaborated, planElaboration, sourceFiles, type Site } from '../../src/elaboration/index.ts';
import { runSteps } from '../runSteps.ts';

const limits = { seconds: 60, memoryMegabytes: 1024, processes: 64, diskMegabytes: 100 };

/** Elaborates sources with the real tool. */
export function elaborate(top: string, sources: Record<string, string>): Elaborated {
  const { folder, exitCodes, output } = runSteps(
    planElaboration({ top, sources: Object.keys(sources) }, limits),
    sources,
  );
  if (exitCodes[0] !== 0) throw new Error(output);
  const xml = readFileSync(join(folder, 'design.xml'), 'utf8');
  const files = sourceFiles(xml).map((file) => [file, sources[file] ?? '']);
  return new Elaborated(xml, Object.fromEntries(files) as Record<string, string>);
}

/** Sites as `instance: signal[bits] = the line's mark`; lines are marked by a comment that begins with an @. */
export function marks(design: Elaborated, sites: Site[]): string[] {
  return sites
    .map((site) => {
      const mark = /\/\/ @(\w+)/.exec(design.line(site.place))?.[1] ?? `line ${site.place.line}`;
      return `${site.scope}: ${site.path}${site.bits} @${mark}`;
    })
    .sort();
}

export interface Dumped {
  path: string;
  width: number;
}

/** Variables of the dump that Icarus makes of a bench which calls $dumpvars into dump.vcd. */
export function icarusVariables(top: string, source: string): Dumped[] {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-tools-'));
  try {
    writeFileSync(join(folder, 'tb.sv'), source);
    const run = (program: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(stdout + stderr);
    };
    run('iverilog', '-g2012', '-s', top, '-o', 'tb.vvp', 'tb.sv');
    run('vvp', '-n', 'tb.vvp');
    return variablesOf(readFileSync(join(folder, 'dump.vcd'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function variablesOf(vcd: string): Dumped[] {
  const scopes: string[] = [];
  const found: Dumped[] = [];
  for (const line of vcd.split('\n')) {
    const [keyword, , word = '', , name = ''] = line.split(' ');
    if (keyword === '$scope') scopes.push(word);
    else if (keyword === '$upscope') scopes.pop();
    else if (keyword === '$var') found.push({ path: [...scopes, name].join('.'), width: Number(word) });
  }
  return found;
}
