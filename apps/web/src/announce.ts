import { ReplyCode } from '@netloom/contract';
import type { MessageInstance } from 'antd/es/message/interface';
import { ApiError } from './api/ApiError.ts';
import { i18n } from './i18n.ts';

const ERROR_SECONDS = 5;
let messages: MessageInstance | null = null;

/** Chooses the themed message host that announcements appear in. */
export function announceTo(host: MessageInstance): void {
  messages = host;
}

/** What to tell a person about an error, in their language where the words are ours. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  if (error.origin === 'network') return i18n.t('common:error.network');
  if (error.origin === 'timeout') return i18n.t('common:error.timeout');
  if (error.origin === 'http') return i18n.t('common:error.status', { status: error.code });
  if (error.code === ReplyCode.forbidden) return i18n.t('common:error.forbidden');
  if (error.code === ReplyCode.notFound && error.msg === '') return i18n.t('common:error.notFound');
  return error.msg === '' ? i18n.t('common:error.unknown') : error.msg;
}

/** Shows an error: 601 as a warning, an ended session not at all (the session dialog speaks then). */
export function announceError(error: unknown): void {
  if (error instanceof ApiError && error.code === ReplyCode.unauthenticated) return;
  const warning = error instanceof ApiError && error.code === ReplyCode.warning;
  const content = errorText(error);
  const show = { content, key: content, duration: ERROR_SECONDS };
  if (warning) void messages?.warning(show);
  else void messages?.error(show);
}

export function announceSuccess(text: string): void {
  void messages?.success(text);
}
