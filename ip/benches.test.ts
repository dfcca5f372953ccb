import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = globSync(['bench/*.sv', '*/bench/*.sv'], { cwd: import.meta.dirname });
const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Lines at the level of the branches of each fork. */
function branchLines(text: string): string[] {
  return [...text.matchAll(/^( *)fork\n(.*?)^\1join/gms)].flatMap(([, indent = '', body = '']) =>
    body.split('\n').filter((line) => line.startsWith(`${indent}  `) && line[indent.length + 2] !== ' '),
  );
}

/** What Verilator 5.006 runs otherwise than the standard says, so that a sound block would fail. */
describe.each(files)('%s', (file) => {
  it('has blocks as branches of its forks', () => {
    expect(branchLines(textOf(file)).filter((line) => !/^ *(begin|end|\/\/.*)$/.test(line))).toEqual([]);
  });

  it('takes words from its queues in statements of their own', () => {
    const pops = textOf(file).match(/^.*\.pop_(front|back)\(\).*$/gm) ?? [];
    expect(pops.filter((line) => !/^\s*\w+ = \w+\.pop_(front|back)\(\);$/.test(line))).toEqual([]);
  });

  it('has no delay of 2**32 ps or more', () => {
    const delays = [...textOf(file).matchAll(/#(\d[\d_]*)/g)].map(([, digits = '']) =>
      Number(digits.replaceAll('_', '')),
    );
    expect(delays.filter((nanoseconds) => nanoseconds * 1000 >= 2 ** 32)).toEqual([]);
  });
});
