export { AccountPage } from './AccountPage.tsx';
export { CaptchaItem } from './CaptchaItem.tsx';
export { useCaptcha } from './useCaptcha.ts';
export { usePasswordRules } from './usePasswordRules.ts';
