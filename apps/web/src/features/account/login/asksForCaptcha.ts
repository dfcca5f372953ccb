import type { CaptchaNeeded } from '@netloom/contract';
import { ApiError } from '../../../api/index.ts';

/** Whether a refused try says that the next one needs a captcha. */
export function asksForCaptcha(error: unknown): boolean {
  const data = error instanceof ApiError ? (error.data as Partial<CaptchaNeeded> | null) : null;
  return data?.captcha === true;
}
