import type { Feature } from '../../services.ts';
import { gitAbortMergeRoute } from './abortMerge.ts';
import { gitAmendRoute } from './amend.ts';
import { gitBlameRoute } from './blame.ts';
import { gitBranchesRoute } from './branches.ts';
import { gitCommitRoute } from './commit.ts';
import { gitCompareRoute } from './compare.ts';
import { gitConflictRoute } from './conflict.ts';
import { gitCreateBranchRoute } from './createBranch.ts';
import { gitDeleteBranchRoute } from './deleteBranch.ts';
import { gitDiffRoute } from './diff.ts';
import { gitDiscardRoute } from './discard.ts';
import { gitFetchRoute } from './fetch.ts';
import { gitHunksRoute } from './lines/hunks.ts';
import { gitStageLinesRoute } from './lines/stageLines.ts';
import { gitLogRoute } from './log.ts';
import { gitMergeRoute } from './merge.ts';
import { gitMergePartsRoute } from './mergeParts.ts';
import { gitMergeSharedRoute } from './mergeShared.ts';
import { gitDeleteProtectionRoute, gitProtectionsRoute, gitSaveProtectionRoute } from './protection/calls.ts';
import { gitPullRoute } from './pull.ts';
import { gitPushRoute } from './push.ts';
import { gitResolveRoute } from './resolve.ts';
import { gitRevertRoute } from './revert.ts';
import { gitShowRoute } from './show.ts';
import { gitStageRoute } from './stage.ts';
import { gitStatusRoute } from './status.ts';
import { gitDropStashRoute } from './stash/drop.ts';
import { gitStashesRoute } from './stash/list.ts';
import { gitStashRoute } from './stash/stash.ts';
import { gitUnstashRoute } from './stash/unstash.ts';
import { gitSwitchBranchRoute } from './switchBranch.ts';
import { gitCreateTagRoute, gitDeleteTagRoute, gitTagsRoute } from './tags/calls.ts';
import { gitUnstageRoute } from './unstage.ts';

export const git: Feature = {
  routes: [
    gitAbortMergeRoute,
    gitAmendRoute,
    gitBlameRoute,
    gitBranchesRoute,
    gitCommitRoute,
    gitCompareRoute,
    gitConflictRoute,
    gitCreateBranchRoute,
    gitCreateTagRoute,
    gitDeleteBranchRoute,
    gitDeleteProtectionRoute,
    gitDeleteTagRoute,
    gitDiffRoute,
    gitDiscardRoute,
    gitDropStashRoute,
    gitFetchRoute,
    gitHunksRoute,
    gitLogRoute,
    gitMergeRoute,
    gitMergePartsRoute,
    gitMergeSharedRoute,
    gitProtectionsRoute,
    gitPullRoute,
    gitPushRoute,
    gitResolveRoute,
    gitRevertRoute,
    gitSaveProtectionRoute,
    gitShowRoute,
    gitStageLinesRoute,
    gitStageRoute,
    gitStashRoute,
    gitStashesRoute,
    gitStatusRoute,
    gitSwitchBranchRoute,
    gitTagsRoute,
    gitUnstageRoute,
    gitUnstashRoute,
  ],
};
