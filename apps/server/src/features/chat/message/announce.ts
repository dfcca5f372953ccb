import type { Message } from '@netloom/contract';
import type { Services } from '../../../services.ts';
import { Throttle } from '../../../throttle.ts';
import { tellMembers, tellRoomChanged } from '../audience.ts';
import type { ChatRow } from '../repository.ts';

type Serving = Pick<Services, 'database' | 'hub' | 'log'>;
type Told = Pick<ChatRow, 'chatId' | 'deptId' | 'kind' | 'subject' | 'ticketId'>;

/** Milliseconds between two events of one chat, by how many browsers are open. */
const restOf = (streams: number) => Math.min(250, Math.max(20, streams / 4));

/** Messages that wait for the next event of their chat, in their order. */
class Announcer {
  private readonly waiting = new Map<number, { chat: Told; messages: Message[]; services: Serving }>();
  private readonly throttle: Throttle<number>;

  constructor(streams: () => number) {
    this.throttle = new Throttle(
      () => restOf(streams()),
      (chatId) => this.tell(chatId),
    );
  }

  add(chat: Told, message: Message, services: Serving): void {
    const found = this.waiting.get(chat.chatId);
    if (found === undefined) this.waiting.set(chat.chatId, { chat, messages: [message], services });
    else found.messages.push(message);
    this.throttle.ask(chat.chatId);
  }

  private tell(chatId: number): void {
    const found = this.waiting.get(chatId);
    if (found === undefined) return;
    this.waiting.delete(chatId);
    const { chat, messages, services } = found;
    tellBoth(chat, messages, services).catch((error: unknown) =>
      services.log.error({ err: error }, 'messages cannot be told'),
    );
  }
}

/** Members are told what was said; whoever may read a room, that something was. */
async function tellBoth(chat: Told, messages: Message[], services: Serving): Promise<void> {
  await tellMembers(services, chat, { type: 'chat-messages', privateChatId: chat.chatId, messages });
  if (chat.kind === 'room') await tellRoomChanged(services, chat);
}

const announcers = new WeakMap<object, Announcer>();

/** Tells the members of a chat of a message, new or changed: one event may carry several. */
export function announceMessage(chat: Told, message: Message, services: Serving): void {
  const { hub } = services;
  const announcer = announcers.get(hub) ?? new Announcer(() => hub.count());
  announcers.set(hub, announcer);
  announcer.add(chat, message, services);
}
