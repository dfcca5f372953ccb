import { ApiError } from '../../api/index.ts';
import { logError } from './errorLog.ts';

/** The browser's own remark when a size changes while sizes are told; nothing failed. */
const HARMLESS = /^ResizeObserver loop/;

function isAnswer(reason: unknown): boolean {
  return reason instanceof ApiError || (reason instanceof DOMException && reason.name === 'AbortError');
}

/** Notes what nothing else catches. Returns how to stop that. */
export function watchErrors(): () => void {
  const onError = ({ error, message, filename, lineno }: ErrorEvent) => {
    if (HARMLESS.test(message)) return;
    logError(error ?? message, filename === '' ? window.location.pathname : `${filename}:${lineno}`);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!isAnswer(reason)) logError(reason, window.location.pathname);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
