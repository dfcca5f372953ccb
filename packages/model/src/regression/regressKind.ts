import { readFormat } from '../format/readFormat.ts';
import { treeKind } from '../document/treeKind.ts';
import { checkRegress } from './checkRegress.ts';
import { RegressFile } from './regressFile.ts';
import { writeRegress } from './writeRegress.ts';

const FORMAT = { kind: 'regress', schema: RegressFile, versions: { newest: 1, migrations: [] } };

/** What is changed as one. */
const WHOLE = new Set(['coverage', 'schedule', 'executor']);
/** The same of a case. */
const VALUES = new Set(['seeds', 'build']);

/** The plan of a regression, `<name>.regress.json`. */
export const regressKind = treeKind<RegressFile>({
  id: 'regress',
  suffix: '.regress.json',
  read: (text, path) => readFormat(text, path, FORMAT),
  write: writeRegress,
  title: ({ name }) => name,
  check: checkRegress,
  rules: {
    shapeOf([head = '', ...below]) {
      if (WHOLE.has(head)) return below.length === 0 ? { kind: 'value' } : undefined;
      if (below.length > 0)
        return head === 'cases' && VALUES.has(below[1] ?? '') ? { kind: 'value' } : undefined;
      if (head === 'builds') return { kind: 'record', of: 'build', isOrdered: true };
      if (head === 'cases') return { kind: 'record', of: 'case', isOrdered: true };
      if (head === 'checks') return { kind: 'record', of: 'check', isOrdered: true };
      if (head === 'exclusions') return { kind: 'record', of: 'exclusion', isOrdered: true };
      return head === 'testpoints' ? { kind: 'record', of: 'testpoint', isOrdered: true } : undefined;
    },
  },
  parse: (tree) => RegressFile.safeParse(tree).data,
  templates: [
    {
      id: 'smoke',
      make: (name) => ({
        netloom: 'regress',
        version: 1,
        name,
        builds: { bench: { top: `${name}_tb`, testbench: `tb/${name}_tb.sv` } },
        cases: { smoke: { build: 'bench', seeds: { fixed: [1] }, groups: ['smoke'], stage: 'V1' } },
      }),
    },
  ],
});
