import { PLAN_REASONS } from '@netloom/tools/planning';
import { en as common } from './common/en.ts';
import { en as design } from './design/en.ts';
import { en as git } from './git/en.ts';
import { en as house } from './house/en.ts';
import { en as people } from './people/en.ts';
import { en as runs } from './runs/en.ts';
import { en as session } from './session/en.ts';
import { en as talk } from './talk/en.ts';
import { en as transfer } from './transfer/en.ts';
import { en as tree } from './tree/en.ts';
import { en as wave } from './wave/en.ts';
import { en as work } from './work/en.ts';

export const en = {
  ...PLAN_REASONS,
  ...common,
  ...design,
  ...git,
  ...house,
  ...people,
  ...runs,
  ...session,
  ...talk,
  ...transfer,
  ...tree,
  ...wave,
  ...work,
} as const;
