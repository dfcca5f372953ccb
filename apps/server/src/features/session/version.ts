import { version } from '@netloom/contract';
import { anyone } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { productVersion } from '../../productVersion.ts';

export const versionRoute = implement(version, anyone, () => Promise.resolve({ version: productVersion }));
