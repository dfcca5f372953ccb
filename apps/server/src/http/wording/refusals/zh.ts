import { zh as common } from './common/zh.ts';
import { zh as git } from './git/zh.ts';
import { zh as people } from './people/zh.ts';
import { zh as plan } from './plan/zh.ts';
import { zh as runs } from './runs/zh.ts';
import { zh as session } from './session/zh.ts';
import { zh as transfer } from './transfer/zh.ts';
import { zh as tree } from './tree/zh.ts';
import type { RefusalReason } from './reason.ts';

export const zh: Record<RefusalReason, string> = {
  ...common,
  ...git,
  ...people,
  ...plan,
  ...runs,
  ...session,
  ...transfer,
  ...tree,
};
