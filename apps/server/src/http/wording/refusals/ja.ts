import { ja as common } from './common/ja.ts';
import { ja as design } from './design/ja.ts';
import { ja as git } from './git/ja.ts';
import { ja as house } from './house/ja.ts';
import { ja as people } from './people/ja.ts';
import { ja as plan } from './plan/ja.ts';
import { ja as runs } from './runs/ja.ts';
import { ja as session } from './session/ja.ts';
import { ja as talk } from './talk/ja.ts';
import { ja as transfer } from './transfer/ja.ts';
import { ja as tree } from './tree/ja.ts';
import { ja as wave } from './wave/ja.ts';
import { ja as work } from './work/ja.ts';
import type { RefusalReason } from './reason.ts';

export const ja: Record<RefusalReason, string> = {
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
