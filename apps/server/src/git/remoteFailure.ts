import { Refusal } from '../http/refusal.ts';
import { lastWords } from './lastWords.ts';

/** Why a remote repository could not be used: what git says, and the kind. The first that fits counts. */
const FAILURES = [
  [/fsck error|inflate: data stream error/, 'damaged'],
  // The writer of a pack that grows beyond its limit is ended without a word.
  [/signal 25|File too large|invalid index-pack output/, 'too-large'],
  [/SSL certificate|certificate (verif|problem|has expired)|server verification failed/i, 'certificate'],
  [/REMOTE HOST IDENTIFICATION HAS CHANGED|Host key verification failed/, 'host-key'],
  [/Load key|invalid format|error in libcrypto|incorrect passphrase/, 'key'],
  [
    /Authentication failed|could not read (Username|Password)|invalid credentials|Permission denied|returned error: 40[13]|HTTP Basic: Access denied/i,
    'authentication',
  ],
  [/unable to update url base from redirection|returned error: 30\d/i, 'redirect'],
  [
    /repository .*not found|returned error: 404|does not appear to be a git repository|not valid: is this a git repository/i,
    'not-found',
  ],
  [/non-fast-forward|fetch first|stale info|cannot lock ref/, 'behind'],
  [/remote rejected|pre-receive hook declined|protected branch/, 'declined'],
  [
    /Could not resolve host|Failed to connect|Connection (refused|timed out|reset|closed)|Couldn't connect|No route|Network is unreachable|Operation too slow/i,
    'unreachable',
  ],
] as const;

export type RemoteFailureKind = (typeof FAILURES)[number][1] | 'timed-out' | 'stopped' | 'other';

/** Told in words of its kind, which say what to do. */
export class RemoteFailure extends Refusal {
  readonly kind: RemoteFailureKind;

  constructor(kind: RemoteFailureKind, values: Readonly<Record<string, string | number>> = {}) {
    super(`remote-${kind}`, { field: 'git', values });
    this.kind = kind;
  }
}

/** What git's error output of a failed call with a remote means. `secret` never becomes part of the message. */
export function explainFailure(stderr: string, megabytes: number, secret = ''): RemoteFailure {
  const text = secret === '' ? stderr : stderr.replaceAll(secret, '…');
  const [, kind] = FAILURES.find(([pattern]) => pattern.test(text)) ?? [undefined, 'other' as const];
  return new RemoteFailure(kind, { megabytes, said: lastWords(text) });
}
