export { closeStream, onStreamMessage, setStreamToken, subscribeRun, unsubscribeRun } from './stream.ts';
export type { HubMessage } from './protocol.ts';
