export { AccountPage } from './AccountPage.tsx';
export { CaptchaField } from './CaptchaField.tsx';
export { useCaptcha } from './useCaptcha.ts';
export { usePasswordRules } from './usePasswordRules.ts';
