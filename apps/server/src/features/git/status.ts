import { gitStatus } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { asked } from './policy.ts';
import { replyStatus } from './replyStatus.ts';

export const gitStatusRoute = implement(gitStatus, asked('git:view'), (_incoming, member, services) =>
  replyStatus(member, services),
);
