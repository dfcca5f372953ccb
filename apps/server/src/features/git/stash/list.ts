import { gitStashes } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { asked } from '../policy.ts';
import { stashesOf } from './stashes.ts';

export const gitStashesRoute = implement(gitStashes, asked('git:view'), async (_, { git }) => stashesOf(git));
