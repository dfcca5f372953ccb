import { byName, treeKind } from '@netloom/model';
import type { Shape, TreeRules } from '@netloom/model';
import { analyse } from '../check/analyse.ts';
import type { Chip } from '../chip/chip.ts';
import { BUILT_IN_CHIPS } from '../chip/sampleChip.ts';
import { PinConfiguration } from './configuration.ts';
import { newConfiguration } from './newConfiguration.ts';
import { readConfiguration } from './read.ts';
import { writeConfiguration } from './write.ts';
import { withoutUserCode } from '../generate/userCode/strip.ts';

const record = (of: string): Shape => ({ kind: 'record', of });

const IMPLIED: Shape = { kind: 'members', isImplied: true };

const SHAPES: Readonly<Record<string, Shape>> = {
  '/code': IMPLIED,
  '/lin': IMPLIED,
  '/clocks': record('clock'),
  '/peripherals': record('peripheral'),
  '/peripherals/*/parameters': record('parameter'),
  '/pins': record('pin'),
  '/pins/*/settings': record('pinSetting'),
  '/lin/general': record('linSetting'),
  '/lin/channels': { kind: 'list', of: 'linChannel', nameOf: byName },
  '/lin/channels/*/settings': record('linChannelSetting'),
};

const rules: TreeRules = {
  shapeOf(steps) {
    const nameAt = steps[0] === 'lin' ? 2 : 1;
    const pattern = steps.map((step, index) => `/${index === nameAt ? '*' : step}`).join('');
    return Object.hasOwn(SHAPES, pattern) ? SHAPES[pattern] : undefined;
  },
};

export const pinsKind = treeKind<PinConfiguration, { chip: Chip }>({
  id: 'pins',
  suffix: '.pins.json',
  read: readConfiguration,
  write: writeConfiguration,
  title: ({ name }) => name,
  check: (configuration, { chip }) => [...analyse(configuration, chip).diagnostics],
  rules,
  parse: (tree) => PinConfiguration.safeParse(tree).data,
  templates: BUILT_IN_CHIPS.map((chip) => ({ id: chip.id, make: (name) => newConfiguration(name, chip) })),
  generator: {
    nameOf: ({ name }) => name,
    place: { beside: 'pins' },
    takesOver: '**/*.{c,h}',
    essence: withoutUserCode,
    load: () => import('./generateDocument.ts'),
  },
});
