import { ReplyCode } from '@netloom/contract';
import type { MessageInstance } from 'antd/es/message/interface';
import type { NotificationInstance } from 'antd/es/notification/interface';
import { ApiError } from './api/ApiError.ts';
import { ownWords } from './diagnostics/ownWords.ts';
import { sentencesOf } from './diagnostics/useSaid.ts';
import { i18n } from './i18n.ts';

const ERROR_SECONDS = 5;

interface Hosts {
  message: MessageInstance;
  notification: NotificationInstance;
}

let hosts: Hosts | null = null;
/** Announced before there was a place for it. */
const waiting: ((hosts: Hosts) => void)[] = [];

/** Chooses the themed hosts that announcements appear in. */
export function announceTo(next: Hosts): void {
  hosts = next;
  for (const show of waiting.splice(0)) show(next);
}

function show(how: (hosts: Hosts) => void): void {
  if (hosts === null) waiting.push(how);
  else how(hosts);
}

/** The texts of the specification's code table (section 8); codes that are not in it speak by their msg. */
function tableText(code: number): string | null {
  if (code === ReplyCode.unauthenticated) return i18n.t('common:error.unauthenticated');
  if (code === ReplyCode.forbidden) return i18n.t('common:error.forbidden');
  if (code === ReplyCode.notFound) return i18n.t('common:error.notFound');
  return null;
}

const ownTexts = {
  network: () => i18n.t('common:error.network'),
  timeout: () => i18n.t('common:error.timeout'),
  http: (code: number) => i18n.t('common:error.status', { status: code }),
  duplicate: () => i18n.t('common:error.duplicate'),
  download: () => i18n.t('common:error.download'),
};

/** What to tell about an error in a line: the table's text, else the server's, else the default. */
function titleOf(error: ApiError): string {
  if (error.origin !== 'reply') return ownTexts[error.origin](error.code);
  return tableText(error.code) ?? (wordsOf(error) || i18n.t('common:error.unknown'));
}

/** Of bad fields their messages, which name the fields for people; else the reply's own text. */
function wordsOf({ data, msg }: ApiError): string {
  const { issues } = (data ?? {}) as { issues?: { message: string }[] };
  return issues?.map(({ message }) => message).join('; ') || msg;
}

/** What the server says beyond the table's text. */
function detailOf({ code, msg, origin }: ApiError): string {
  return origin === 'reply' && tableText(code) !== null ? msg : '';
}

/** What to tell a person about an error, in their language where the words are ours. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return ownWords(error, i18n.isInitialized ? sentencesOf(i18n) : {});
  const detail = detailOf(error);
  return detail === '' ? titleOf(error) : `${titleOf(error)}: ${detail}`;
}

function toast(kind: 'error' | 'warning', content: string): void {
  show(({ message }) => void message[kind]({ content, key: content, duration: ERROR_SECONDS }));
}

/** Section 8: 601 warns, 500 and what got no reply are error toasts, any other code is a notification. */
export function announceError(error: unknown): void {
  if (!(error instanceof ApiError)) return toast('error', errorText(error));
  const { code, origin } = error;
  // The prompt of an ended session says more.
  if (code === ReplyCode.unauthenticated) return;
  if (code === ReplyCode.warning || origin === 'duplicate') return toast('warning', titleOf(error));
  if (code === ReplyCode.failed || origin !== 'reply') return toast('error', titleOf(error));
  const title = titleOf(error);
  show(({ notification }) =>
    notification.error({ title, description: detailOf(error), key: title, duration: ERROR_SECONDS }),
  );
}

export function announceSuccess(text: string): void {
  show(({ message }) => void message.success(text));
}

export function announceWarning(text: string): void {
  toast('warning', text);
}
