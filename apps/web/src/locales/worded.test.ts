import { globSync, readFileSync } from 'node:fs';
import { isObjectLiteralExpression, forEachChild, createSourceFile, ScriptTarget } from 'typescript';
import type { Node } from 'typescript';
import { expect, it } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);

/** Where a diagnostic may have no other language, each with why. */
const PLAIN: Readonly<Record<string, string>> = {
  'packages/tools/src/readMake.ts': 'what make and its compiler say',
  'packages/tools/src/readVerilator.ts': 'what Verilator says',
  'packages/tools/src/kinds/timing/readOpenSta.ts': 'what OpenSTA says',
  'packages/tools/src/kinds/synthesize/readYosys.ts': 'what Yosys says',
  'packages/tools/src/kinds/simulate/messageOf.ts': 'what a bench prints',
  'packages/tools/src/kinds/simulate/icarus/readIcarus.ts': 'what Icarus Verilog says',
  'packages/tools/src/kinds/boot/readGcc.ts': 'what GCC and its linker say',
  'apps/server/src/features/module/import/vhdl/readMessages.ts': 'what ghdl says',
  'packages/registers/src/elaborate/problem.ts': 'spreads what it is given',
  'packages/pins/src/clock/settings.ts': 'spreads what it is given',
  'packages/model/src/format/readFormat.ts': 'spreads what it is given',
  'packages/core/src/options/problem.ts': 'spreads what it is given',
};

/** Whether an object is a diagnostic in words that no other language has; one that spreads a sentence names no message. */
function isPlain(node: Node): boolean {
  if (!isObjectLiteralExpression(node)) return false;
  const members = new Set(node.properties.map(({ name }) => name?.getText()));
  return members.has('severity') && members.has('message') && !members.has('wording');
}

function plainIn(path: string): string[] {
  const text = readFileSync(new URL(path, ROOT), 'utf8');
  if (!/\bseverity\b/.test(text)) return [];
  const file = createSourceFile(path, text, ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (isPlain(node)) found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isListed = (place: string) => Object.keys(PLAIN).some((prefix) => place.startsWith(prefix));

it('a diagnostic of ours is a sentence that other languages have', () => {
  const sources = globSync(['packages/*/src/**/*.ts', 'apps/server/src/**/*.ts'], {
    cwd: ROOT.pathname,
    exclude: ['**/*.test.ts'],
  });
  const plain = sources.flatMap(plainIn);
  expect(plain.filter((place) => !isListed(place))).toEqual([]);
  expect(Object.keys(PLAIN).filter((prefix) => !plain.some((place) => place.startsWith(prefix)))).toEqual([]);
});
