import { describe } from 'vitest';
import { canRunAsUser, runAsUser } from '../test/asUser.ts';
import { testTreeLimits } from '../test/treeLimits.ts';

describe.skipIf(!canRunAsUser)('as a user without privileges', () => testTreeLimits(runAsUser, '2'));
