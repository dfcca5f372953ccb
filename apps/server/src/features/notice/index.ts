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
import { forgetOld } from './product/repository.ts';
import { watchMentions, watchRuns } from './product/watch.ts';
import { noteRead } from './repository.ts';
import { createManagerSystemNoticeRoute } from './written.ts';

export { notify } from './product/notify.ts';

readWithAll(noteRead);
watchMentions();

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
    return Promise.resolve(stop);
  },
};
