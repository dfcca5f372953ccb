import type { Feature } from '../../services.ts';
import { readAttachmentsBy } from '../attachment/index.ts';
import { createGroupRoute, leaveChatRoute, setMutedRoute, updateGroupRoute } from './groups.ts';
import { findRunRoute } from './findRun.ts';
import { chatInfoRoute } from './info.ts';
import { mayReadAttached } from './message/attached.ts';
import {
  deleteMessageRoute,
  messageHistoryRoute,
  pinMessageRoute,
  reactToMessageRoute,
  updateMessageRoute,
} from './message/change.ts';
import { markAsReadRoute } from './message/markAsRead.ts';
import { selectMessageListRoute } from './message/selectMessageList.ts';
import { sendMessageRoute } from './message/sendMessage.ts';
import { noteTypingRoute } from './message/typing.ts';
import { openPrivateChatRoute } from './openPrivateChat.ts';
import { chatPeopleRoute } from './people.ts';
import { findRoomRoute, joinRoomRoute } from './rooms.ts';
import { searchMessagesRoute } from './search/searchMessages.ts';
import { selectPrivateChatListRoute } from './selectPrivateChatList.ts';

export { onMention } from './message/mentioned.ts';
export { readWithAll } from './message/readEverything.ts';
export { membersAmong } from './repository.ts';

readAttachmentsBy(mayReadAttached);

export const chat: Feature = {
  routes: [
    selectPrivateChatListRoute,
    chatInfoRoute,
    openPrivateChatRoute,
    createGroupRoute,
    updateGroupRoute,
    findRunRoute,
    findRoomRoute,
    joinRoomRoute,
    setMutedRoute,
    leaveChatRoute,
    chatPeopleRoute,
    selectMessageListRoute,
    sendMessageRoute,
    markAsReadRoute,
    updateMessageRoute,
    deleteMessageRoute,
    messageHistoryRoute,
    reactToMessageRoute,
    pinMessageRoute,
    noteTypingRoute,
    searchMessagesRoute,
  ],
};
