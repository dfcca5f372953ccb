import { es as common } from './common/es.ts';
import { es as git } from './git/es.ts';
import { es as people } from './people/es.ts';
import { es as plan } from './plan/es.ts';
import { es as runs } from './runs/es.ts';
import { es as session } from './session/es.ts';
import { es as transfer } from './transfer/es.ts';
import { es as tree } from './tree/es.ts';
import type { RefusalReason } from './reason.ts';

export const es: Record<RefusalReason, string> = {
  ...common,
  ...git,
  ...people,
  ...plan,
  ...runs,
  ...session,
  ...transfer,
  ...tree,
};
