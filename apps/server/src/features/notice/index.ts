import { periodically } from '../../periodically.ts';
import type { Feature } from '../../services.ts';
import { readWithAll } from '../chat/index.ts';
import {
  listManagerSystemNoticesRoute,
  noticeReadersRoute,
  updateManagerSystemNoticeRoute,
} from './managed.ts';
import { listUserNoticesRoute, userNoticeRoute } from './received.ts';
import { noticeChoicesRoute, saveNoticeChoiceRoute } from './product/choices.ts';
import { watchMails } from './product/digest.ts';
import { forgetOld } from './product/repository.ts';
import { watchDisk, watchMembers, watchMentions, watchRuns } from './product/watch.ts';
import { noteRead } from './repository.ts';
import { createManagerSystemNoticeRoute } from './written.ts';

export { notify, notifyAdministrators } from './product/notify.ts';

readWithAll(noteRead);
watchMentions();
watchMembers();

const DAY_MILLISECONDS = 86_400_000;

export const notice: Feature = {
  routes: [
    createManagerSystemNoticeRoute,
    listManagerSystemNoticesRoute,
    updateManagerSystemNoticeRoute,
    noticeReadersRoute,
    listUserNoticesRoute,
    userNoticeRoute,
    noticeChoicesRoute,
    saveNoticeChoiceRoute,
  ],
  start(services) {
    watchRuns(services);
    const { database, log } = services;
    const stop = periodically(
      DAY_MILLISECONDS,
      () => forgetOld(database),
      (error) => log.error({ err: error }, 'old notices cannot be forgotten'),
    );
    const stops = [stop, watchDisk(services), watchMails(services)];
    return Promise.resolve(async () => {
      await Promise.all(stops.map((each) => each()));
    });
  },
};
