interface ResetMail {
  userName: string;
  link: string;
  minutes: number;
}

export function resetMail({ userName, link, minutes }: ResetMail): { subject: string; text: string } {
  const text = `Hello ${userName},

somebody asked to reset the password of your Netloom account ${userName}.
Open this link within ${minutes} minutes to set a new one; it works once:

${link}

If it was not you, leave it: your password stays as it is.
`;
  return { subject: 'Netloom: reset your password', text };
}
