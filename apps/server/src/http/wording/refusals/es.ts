import { es as common } from './common/es.ts';
import { es as design } from './design/es.ts';
import { es as git } from './git/es.ts';
import { es as house } from './house/es.ts';
import { es as people } from './people/es.ts';
import { es as plan } from './plan/es.ts';
import { es as runs } from './runs/es.ts';
import { es as session } from './session/es.ts';
import { es as talk } from './talk/es.ts';
import { es as transfer } from './transfer/es.ts';
import { es as tree } from './tree/es.ts';
import { es as wave } from './wave/es.ts';
import { es as work } from './work/es.ts';
import type { RefusalReason } from './reason.ts';

export const es: Record<RefusalReason, string> = {
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
