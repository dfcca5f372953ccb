export { Outbox } from './outbox.ts';
export { smtpTransport } from './transport.ts';
