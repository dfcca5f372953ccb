import type { CheckedRemote } from './remotePolicy.ts';

/** A user name, and a password, token or (for ssh) a private key without passphrase. */
export interface GitCredentials {
  userName: string;
  secret: string;
}

/** Prints what git asks for from the environment: neither an argument nor a file ever holds it. */
const HELPER = `!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$NETLOOM_GIT_USER" "$NETLOOM_GIT_SECRET"; }; f`;

/** Configuration and variables that hand credentials to git over HTTP. */
export function httpCredentials(credentials: GitCredentials | undefined): {
  configuration: Record<string, string>;
  environment: Record<string, string>;
} {
  if (credentials === undefined) return { configuration: {}, environment: {} };
  return {
    configuration: { 'credential.helper': HELPER },
    environment: {
      NETLOOM_GIT_USER: oneLine(credentials.userName),
      NETLOOM_GIT_SECRET: oneLine(credentials.secret),
    },
  };
}

/** The protocol of credential helpers is one value a line. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\0]/g, '');
}

/** A private key as ssh reads it: lines end with a line feed. */
export function privateKey(secret: string): string {
  return `${secret.replace(/\r\n?/g, '\n').trim()}\n`;
}

/** The command of git for ssh: to the checked address alone, no agent, no configuration, a new host is remembered. */
export function sshCommand(
  { host, addresses }: CheckedRemote,
  files: { key: string | undefined; knownHosts: string; userName: string },
): string {
  const options = {
    HostName: addresses[0],
    HostKeyAlias: host,
    UserKnownHostsFile: files.knownHosts,
    GlobalKnownHostsFile: '/dev/null',
    StrictHostKeyChecking: 'accept-new',
    UpdateHostKeys: 'no',
    CheckHostIP: 'no',
    BatchMode: 'yes',
    IdentitiesOnly: 'yes',
    IdentityAgent: 'none',
    PermitLocalCommand: 'no',
    ProxyCommand: 'none',
    ConnectTimeout: '30',
    ServerAliveInterval: '30',
  };
  const words = Object.entries(options).map(([name, value]) => `-o ${name}=${quote(value ?? '')}`);
  const key = files.key === undefined ? [] : [`-i ${quote(files.key)}`];
  const user = files.userName === '' ? [] : [`-l ${quote(files.userName)}`];
  return ['ssh -F /dev/null', ...words, ...key, ...user].join(' ');
}

/** One word of sh(1). */
function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
