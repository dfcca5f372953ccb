import type { Guide } from '../../guide.ts';
import { chapter as account } from './account.ts';
import { chapter as administration } from './administration.ts';
import { chapter as cores } from './cores.ts';
import { chapter as firstSteps } from './firstSteps.ts';
import { chapter as keyboard } from './keyboard.ts';
import { chapter as memoryMap } from './memoryMap.ts';
import { chapter as others } from './others.ts';
import { chapter as pins } from './pins.ts';
import { chapter as projects } from './projects.ts';
import { chapter as registers } from './registers.ts';
import { chapter as runs } from './runs.ts';
import { chapter as waveDrawings } from './waveDrawings.ts';
import { chapter as waves } from './waves.ts';

export const guide: Guide = [
  firstSteps,
  others,
  registers,
  memoryMap,
  waves,
  waveDrawings,
  cores,
  pins,
  runs,
  projects,
  account,
  administration,
  keyboard,
];
