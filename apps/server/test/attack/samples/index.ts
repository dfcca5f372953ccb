import type { World } from '../world.ts';
import { account } from './account.ts';
import { administration } from './administration.ts';
import { project } from './project.ts';
import { files } from './files.ts';
import { cores, pins, blocks, designs } from './design.ts';
import { regression, defects } from './regression.ts';
import { webhook, git } from './git.ts';
import { runs } from './runs.ts';
import { talk } from './talk.ts';
import type { Sample } from './sample.ts';

export type { Sample } from './sample.ts';

/** A sample of every call, by its name in the contract. */
export const samples: Readonly<Record<string, (world: World) => Sample>> = {
  ...account,
  ...administration,
  ...project,
  ...files,
  ...cores,
  ...blocks,
  ...regression,
  ...defects,
  ...pins,
  ...git,
  ...webhook,
  ...designs,
  ...runs,
  ...talk,
};
