import { periodically } from '../../../periodically.ts';
import type { Services } from '../../../services.ts';
import { onMention } from '../../chat/index.ts';
import { onJoined } from '../../department/index.ts';
import { lackingMegabytes } from '../../runs/index.ts';
import { notify, notifyAdministrators } from './notify.ts';

/** Tells of ends of runs to who started them; of a run of runs its own end alone. */
export function watchRuns(services: Services): void {
  services.runs.onEnd(({ runId, title, createBy, deptId, parentRunId }, verdict) => {
    if (parentRunId !== null || verdict === 'cancelled' || verdict === 'skipped') return;
    const kind = verdict === 'passed' ? 'run-passed' : 'run-failed';
    const news = { kind, group: `dept ${deptId}`, told: { title }, link: `#run-${runId}`, deptId } as const;
    notify({ ...news, userIds: [createBy] }, services);
  });
}

/** Tells of mentions to whom they mean. */
export function watchMentions(): void {
  onMention(({ message, title, deptId, mentioned }, services) => {
    const { privateChatId, authorId, authorName, content } = message;
    const link = `/notification/index?openChat=true&chatId=${privateChatId}&type=group`;
    const news = { kind: 'mention', group: `chat ${privateChatId}`, link, deptId } as const;
    const told = { author: authorName, title: title || authorName };
    const userIds = mentioned.filter((userId) => userId !== authorId);
    notify({ ...news, userIds, told, content: content.slice(0, 500) }, services);
  });
}

/** Tells people of the projects that others made them members of. */
export function watchMembers(): void {
  onJoined(({ userId, deptId, deptName }, services) => {
    const news = { kind: 'invitation', group: `dept ${deptId}`, link: '/profile/index?tab=current' } as const;
    notify({ ...news, userIds: [userId], told: { title: deptName } }, services);
  });
}

const LOOK_MILLISECONDS = 60_000;

/** Tells administrators once whenever the disk becomes so full that no run starts. Answers what ends it. */
export function watchDisk(services: Services): () => Promise<void> {
  let wasLow = false;
  const look = async () => {
    const megabytes = lackingMegabytes(services);
    if (megabytes > 0 && !wasLow) {
      const news = { kind: 'disk-low', group: 'disk', told: { megabytes: Math.ceil(megabytes) } } as const;
      await notifyAdministrators({ ...news, link: '/system/server' }, services);
    }
    wasLow = megabytes > 0;
  };
  return periodically(LOOK_MILLISECONDS, look, (error) =>
    services.log.error({ err: error }, 'the disk cannot be looked at'),
  );
}
