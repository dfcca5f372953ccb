export * from './chat.ts';
export * from './message.ts';
export * from './notice.ts';
export { RoomPlace, RoomSubject } from './subject.ts';
export * from './ticket.ts';
export * from './draft.ts';
