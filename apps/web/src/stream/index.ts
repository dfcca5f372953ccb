export { onStreamMessage, setStreamToken, subscribeRun, unsubscribeRun } from './stream.ts';
