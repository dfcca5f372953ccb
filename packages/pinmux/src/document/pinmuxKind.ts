import { readFormat, treeKind } from '@netloom/model';
import type { Shape, TreeRules } from '@netloom/model';
import { checkPinmux } from '../check/check.ts';
import { Pinmux } from './pinmux.ts';
import { PINMUX_TEMPLATES } from './templates.ts';
import { writePinmux } from './writePinmux.ts';

const FORMAT = { kind: 'pinmux', schema: Pinmux, versions: { newest: 1, migrations: [] } };

const SHAPES: Readonly<Record<string, Shape>> = {
  '/pads': { kind: 'record', of: 'pad' },
  '/pads/*/attributes': { kind: 'value' },
  '/signals': { kind: 'record', of: 'signal' },
  '/signals/*/pads': { kind: 'value' },
  '/useCases': { kind: 'record', of: 'useCase' },
  '/useCases/*/needs': { kind: 'record', of: 'need' },
};

const rules: TreeRules = {
  shapeOf: (steps) => SHAPES[steps.map((step, index) => `/${index === 1 ? '*' : step}`).join('')],
};

export const pinmuxKind = treeKind<Pinmux>({
  id: 'pinmux',
  suffix: '.pinmux.json',
  read: (text, path) => readFormat(text, path, FORMAT),
  write: writePinmux,
  title: ({ name }) => name,
  check: checkPinmux,
  rules,
  parse: (tree) => Pinmux.safeParse(tree).data,
  templates: PINMUX_TEMPLATES,
  generator: {
    nameOf: ({ name }) => name,
    place: { beside: 'pinmux' },
    load: () => import('./generateDocument.ts'),
  },
});
