import { PLAN_REASONS } from '@netloom/tools/planning';

export const en = {
  ...PLAN_REASONS,
  'account-changed': 'The account has just been changed: sign in again.',
  'code-asked': 'Enter the code of your second factor.',
  'factor-setup-asked': 'This account needs a second factor: set it up to go on.',
  'challenge-over': 'This sign-in took too long, or too many codes were tried: sign in again.',
  'code-wrong': 'The code is wrong, or was used already: enter the one that is shown now',
  'too-many-codes': 'Too many codes were tried: wait some minutes, then try again.',
  'factor-on': 'A second factor is on already: turn it off before you set up another one.',
  'factor-off': 'There is no second factor to be turned off.',
  'factor-setup-over': 'Nothing waits to be confirmed, or it took too long: begin the set-up again.',
  'factor-own': 'Turn your own second factor off in your profile, where password and code are asked for.',
  'sign-in-anew':
    'This account signs in by another provider: sign out and in again, then do this within ten minutes.',
  'password-missing': 'Please enter the current password',
  'captcha-wrong': 'The letters do not match the picture: answer a new one.',
  'too-many-pictures': 'Too many pictures were asked for: wait a minute, then try again.',
  'sign-in-wrong': 'The user name or the password is wrong.',
  'account-disabled': 'This account is disabled: ask an administrator.',
  'too-many-attempts': 'Too many attempts: wait a moment, then try again.',
  'registration-closed': 'Registration is closed here: ask an administrator for an account.',
  'too-many-accounts':
    'Too many accounts were made lately: try again in some minutes, or ask an administrator for one.',
  'user-name-taken': 'This user name is taken: choose another',
  'password-common': 'this password is among those that are tried first: choose another',
  'password-is-name': 'expected more than a name: choose a password that does not come from yours',
  'password-wrong': 'The current password is wrong',
  'no-reset-mails': 'This installation sends no mails: ask an administrator to reset your password.',
  'reset-link-void': 'This link was used already or is too old: ask for a new one on the sign-in page.',
  'oidc-none': 'No sign-in provider is set up here.',
  'oidc-over': 'This sign-in took too long or was begun elsewhere: start again.',
  'oidc-refused': '{provider} did not confirm the sign-in: start again.',
  'oidc-away': '{provider} cannot be reached: try again later, or sign in by password.',
  'too-many-mails': 'Too many mails were asked for: wait some minutes, then try again.',
  'email-taken':
    'This mail address is confirmed for another account: use another, or have that account changed',
  'no-confirmation-mails': 'This installation sends no mails: ask an administrator to confirm your address.',
  'nothing-to-confirm': 'No mail address of yours waits to be confirmed.',
  'email-link-void':
    'This link was used already, is too old, or belongs to another account: have a new one mailed under Profile.',
  'email-by-link': 'one’s own address is confirmed by the link that is mailed to it',
  'email-by-administrator': 'this installation sends no mails: ask an administrator to set your address',
  'email-of-provider': 'your address comes from the sign-in provider: change it there',
  'passkeys-none':
    'Passkeys need a public address with https and a name: ask an administrator to set NETLOOM_PUBLIC_URL.',
  'passkey-of-provider': 'This account signs in by another provider: keep its passkeys there.',
  'code-missing': 'Enter a code of your second factor, too',
  'passkey-over': 'This took too long, or was done already: start again.',
  'passkey-wrong': 'This passkey was not accepted: use another one, or sign in by password.',
  'passkey-not-added':
    'The device’s answer was not accepted: start again, on the address that this installation is known by.',
  'passkey-taken': 'This passkey is known already: remove it first, or use another device.',
  'too-many-passkeys': 'You have twenty passkeys: remove one first.',
  'passkey-gone': 'You have no such passkey any more.',
  'file-ignored':
    '{path} is not in the run: git ignores it by {file}, line {line}, “{pattern}”. Change that line, then start the run again.',
} as const;
