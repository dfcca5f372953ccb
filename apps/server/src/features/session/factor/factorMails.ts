import type { Services } from '../../../services.ts';

interface Addressee {
  userName: string;
  email: string;
}

const TEXTS = {
  on: {
    subject: 'Netloom: a second factor is on',
    text: `a second factor was turned on for your Netloom account NAME: from now on a code is asked
for after the password.

If it was not you, ask an administrator to remove it, and change your password at once.`,
  },
  off: {
    subject: 'Netloom: your second factor is off',
    text: `the second factor of your Netloom account NAME was turned off with your password and a code.

If it was not you, change your password at once and turn a second factor on again.`,
  },
  removed: {
    subject: 'Netloom: an administrator removed your second factor',
    text: `an administrator removed the second factor of your Netloom account NAME, and all your sessions
have ended. From now on the password alone signs in, until you set a second factor up again under Profile.

If you did not expect this, ask an administrator.`,
  },
  passkeyAdded: {
    subject: 'Netloom: a passkey was added',
    text: `a passkey was added to your Netloom account NAME: it signs in without password and code.

If it was not you, remove it under Profile, and change your password at once.`,
  },
  passkeyRemoved: {
    subject: 'Netloom: a passkey was removed',
    text: `a passkey of your Netloom account NAME was removed with your password, and your other sessions have ended.

If it was not you, change your password at once.`,
  },
  recovery: {
    subject: 'Netloom: a recovery code was used',
    text: `a recovery code of your Netloom account NAME was used in place of a code of your device; it
is void now. New ones can be made under Profile.

If it was not you, change your password at once and make new recovery codes.`,
  },
};

/** Tells a user what happened to his second factor or passkeys, where mails can be sent and he has an address. */
export async function mailOfFactor(
  { mail }: Pick<Services, 'mail'>,
  { userName, email }: Addressee,
  event: keyof typeof TEXTS,
): Promise<void> {
  if (!mail.enabled || email === '') return;
  const { subject, text } = TEXTS[event];
  await mail.send({
    to: email,
    subject,
    text: `Hello ${userName},\n\n${text.replace('NAME', () => userName)}\n`,
  });
}
