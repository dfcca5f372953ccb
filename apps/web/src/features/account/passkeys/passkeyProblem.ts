import { WebAuthnError } from '@simplewebauthn/browser';
import type { TFunction } from 'i18next';
import { errorText } from '../../../announce.ts';

/** What the browser or the device refuses, in words of people; it does not tell a refusal from giving up. */
export function passkeyProblem(error: Error, t: TFunction<'passkeys'>): string {
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return t('problem.known');
    if (error.code === 'ERROR_INVALID_DOMAIN' || error.code === 'ERROR_INVALID_RP_ID')
      return t('problem.address');
    if (error.code.startsWith('ERROR_AUTHENTICATOR_MISSING')) return t('problem.device');
  }
  if (error.name === 'SecurityError') return t('problem.address');
  if (['NotAllowedError', 'AbortError'].includes(error.name)) return t('problem.given');
  return errorText(error);
}
