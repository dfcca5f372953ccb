import type { Feature } from '../../services.ts';
import { readWithAll } from '../chat/index.ts';
import {
  listManagerSystemNoticesRoute,
  noticeReadersRoute,
  updateManagerSystemNoticeRoute,
} from './managed.ts';
import { listUserNoticesRoute, userNoticeRoute } from './received.ts';
import { noteRead } from './repository.ts';
import { createManagerSystemNoticeRoute } from './written.ts';

readWithAll(noteRead);

export const notice: Feature = {
  routes: [
    createManagerSystemNoticeRoute,
    listManagerSystemNoticesRoute,
    updateManagerSystemNoticeRoute,
    noticeReadersRoute,
    listUserNoticesRoute,
    userNoticeRoute,
  ],
};
