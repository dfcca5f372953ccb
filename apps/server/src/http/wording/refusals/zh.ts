import { zh as common } from './common/zh.ts';
import { zh as design } from './design/zh.ts';
import { zh as git } from './git/zh.ts';
import { zh as house } from './house/zh.ts';
import { zh as people } from './people/zh.ts';
import { zh as plan } from './plan/zh.ts';
import { zh as runs } from './runs/zh.ts';
import { zh as session } from './session/zh.ts';
import { zh as talk } from './talk/zh.ts';
import { zh as transfer } from './transfer/zh.ts';
import { zh as tree } from './tree/zh.ts';
import { zh as wave } from './wave/zh.ts';
import { zh as work } from './work/zh.ts';
import type { RefusalReason } from './reason.ts';

export const zh: Record<RefusalReason, string> = {
  ...common,
  ...design,
  ...git,
  ...house,
  ...people,
  ...plan,
  ...runs,
  ...session,
  ...talk,
  ...transfer,
  ...tree,
  ...wave,
  ...work,
};
