interface Mail {
  subject: string;
  text: string;
}

export function confirmationMail({
  userName,
  link,
  hours,
}: {
  userName: string;
  link: string;
  hours: number;
}): Mail {
  const text = `Hello ${userName},

this address was given for the Netloom account ${userName}.
Open this link within ${hours} hours and sign in as ${userName} to confirm it; it works once:

${link}

If it was not you, leave it: without your confirmation the address is not used.
`;
  return { subject: 'Netloom: confirm your mail address', text };
}

/** To the address that still holds. */
export function changeAskedMail(userName: string): Mail {
  const text = `Hello ${userName},

somebody who knows the password of your Netloom account ${userName} asked for another mail address.
This one holds until the new one is confirmed.

If it was not you, change your password at once: this also stops the change.
`;
  return { subject: 'Netloom: another mail address was asked for', text };
}

/** To the address that held. */
export function changedMail(userName: string): Mail {
  const text = `Hello ${userName},

this address no longer belongs to your Netloom account ${userName}: it was removed, or an administrator
changed it. If you did not expect this, ask an administrator.
`;
  return { subject: 'Netloom: your mail address was changed', text };
}
