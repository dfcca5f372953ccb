import { ReplyCode } from '@netloom/contract';
import { Problem } from '../http/problem.ts';
import { lastWords } from './lastWords.ts';

/** Why a remote repository could not be used: what git says, the kind, and what to do. The first that fits counts. */
const FAILURES = [
  [
    /fsck error|inflate: data stream error/,
    'damaged',
    'the remote repository has objects that are damaged or harmful',
  ],
  // The writer of a pack that grows beyond its limit is ended without a word.
  [/signal 25|File too large|invalid index-pack output/, 'too-large', ''],
  [
    /SSL certificate|certificate (verif|problem|has expired)|server verification failed/i,
    'certificate',
    'the certificate of the server is not trusted; an administrator can add its authority to the machine',
  ],
  [
    /REMOTE HOST IDENTIFICATION HAS CHANGED|Host key verification failed/,
    'host-key',
    'the server has another key than before; ask its administrator, then an administrator here removes the known one',
  ],
  [
    /Load key|invalid format|error in libcrypto|incorrect passphrase/,
    'key',
    'the private key cannot be read; store an OpenSSH key without passphrase as the git password',
  ],
  [
    /Authentication failed|could not read (Username|Password)|invalid credentials|Permission denied|returned error: 40[13]|HTTP Basic: Access denied/i,
    'authentication',
    'the server refused user name or token; store valid ones in the git info',
  ],
  [
    /unable to update url base from redirection|returned error: 30\d/i,
    'redirect',
    'the server sends on to another address; enter the final address of the repository',
  ],
  [
    /repository .*not found|returned error: 404|does not appear to be a git repository|not valid: is this a git repository/i,
    'not-found',
    'there is no such repository on the server, or the user may not see it',
  ],
  [
    /non-fast-forward|fetch first|stale info|cannot lock ref/,
    'behind',
    'others have shared commits that this branch lacks; pull first',
  ],
  [/remote rejected|pre-receive hook declined|protected branch/, 'declined', 'the server refuses the push'],
  [
    /Could not resolve host|Failed to connect|Connection (refused|timed out|reset|closed)|Couldn't connect|No route|Network is unreachable|Operation too slow/i,
    'unreachable',
    'the server does not answer; check the address and the network of this machine',
  ],
] as const;

export type RemoteFailureKind = (typeof FAILURES)[number][1] | 'timed-out' | 'stopped' | 'other';

export class RemoteFailure extends Problem {
  readonly kind: RemoteFailureKind;

  constructor(kind: RemoteFailureKind, message: string) {
    super(ReplyCode.warning, message);
    this.kind = kind;
  }
}

/** What git's error output of a failed call with a remote means. `secret` never becomes part of the message. */
export function explainFailure(stderr: string, megabytes: number, secret = ''): RemoteFailure {
  const text = secret === '' ? stderr : stderr.replaceAll(secret, '…');
  const [, kind, advice] = FAILURES.find(([pattern]) => pattern.test(text)) ?? [undefined, 'other', ''];
  if (kind === 'too-large') {
    return new RemoteFailure(
      kind,
      `git: the transfer is larger than ${megabytes} MB; an administrator can raise git.cloneMegabytes`,
    );
  }
  const said = lastWords(text);
  if (kind === 'other') return new RemoteFailure(kind, `git: ${said}`);
  const quoted = kind === 'declined' || kind === 'damaged' ? `: ${said}` : '';
  return new RemoteFailure(kind, `git: ${advice}${quoted}`);
}
